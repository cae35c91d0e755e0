/** The theme's own elements, left out: what remains is what the site adds. */
export default {};
