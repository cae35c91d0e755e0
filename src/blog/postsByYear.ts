type Dated = {metadata: {date: string}};

/** Posts grouped by year; years and posts newest first. */
export function postsByYear<Post extends Dated>(
  posts: readonly Post[],
): [year: string, posts: Post[]][] {
  const newestFirst = posts.toSorted(
    (a, b) => Date.parse(b.metadata.date) - Date.parse(a.metadata.date),
  );
  const years: [year: string, posts: Post[]][] = [];
  for (const post of newestFirst) {
    const year = post.metadata.date.slice(0, 4);
    const last = years.at(-1);
    if (last?.[0] === year) {
      last[1].push(post);
    } else {
      years.push([year, [post]]);
    }
  }
  return years;
}
