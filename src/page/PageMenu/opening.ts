/** The item to focus when the menu opens. */
export type Opening = 'first' | 'last';
