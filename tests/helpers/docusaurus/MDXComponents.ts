/** Without the theme's components, so tests see only ours. */
export default {};
