/** '23 results', not 'documents': hits are sections and pages. */
export const countText = (count: number): string =>
  count === 1 ? 'One result' : `${count} results`;
