/** The areas of the panel, in the order of its menu. */
export const panelAreas = [
  'Places',
  'Knowledge',
  'Instructions',
  'Conversations',
  'Custom bot',
  'Developers',
  'Settings',
] as const;
