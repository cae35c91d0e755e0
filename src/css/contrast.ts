/** WCAG 2.2 contrast ratio of #rrggbb colours. */
function luminance(color: string): number {
  if (!/^#[\da-f]{6}$/i.test(color)) {
    throw new Error(`not a colour of the form #rrggbb: ${color}`);
  }
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const value = parseInt(color.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** @example contrast('#000000', '#ffffff') // 21 */
export function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light! + 0.05) / (dark! + 0.05);
}
