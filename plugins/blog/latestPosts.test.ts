import {expect, test} from 'vitest';
import {latestPosts} from './latestPosts.ts';

const post = (day: string, unlisted = false) => ({
  metadata: {
    title: `Post of ${day}`,
    permalink: `/blog/${day}`,
    date: new Date(`${day}T00:00:00Z`),
    description: 'About something.',
    unlisted,
  },
});

test('returns the newest three listed posts, newest first', () => {
  const posts = [
    post('2024-02-01'),
    post('2025-12-01'),
    post('2025-12-02', true),
    post('2025-03-01'),
    post('2025-06-01'),
  ];
  expect(latestPosts(posts).map(({date}) => date)).toEqual([
    '2025-12-01',
    '2025-06-01',
    '2025-03-01',
  ]);
});

test('keeps only the fields the home page shows', () => {
  expect(latestPosts([post('2025-12-01')])).toEqual([
    {
      title: 'Post of 2025-12-01',
      permalink: '/blog/2025-12-01',
      date: '2025-12-01',
      description: 'About something.',
    },
  ]);
});
