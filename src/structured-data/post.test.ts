import {describe, expect, it} from 'vitest';
import {breadcrumbs, organization, posting} from './post.ts';

const site = {name: 'Acme', url: 'https://acme.test', logo: '/img/logo.svg'};

describe('structured data of a post', () => {
  it('adds what upstream lacks and keeps the rest', () => {
    const post = {permalink: '/blog/a', authors: ['The team'], tags: ['API']};
    const described = {headline: 'A', author: {image: '/img/logo.svg'}};
    expect(posting(described, post, site)).toEqual({
      '@type': 'BlogPosting',
      headline: 'A',
      author: [
        {'@type': 'Organization', name: 'The team', url: 'https://acme.test'},
      ],
      publisher: {'@id': 'https://acme.test/#organization'},
      image: ['https://acme.test/img/cards/blog/a.png'],
      keywords: ['API'],
    });
  });

  it('names the organization and its logo by whole addresses', () => {
    expect(organization(site)).toMatchObject({
      '@id': 'https://acme.test/#organization',
      name: 'Acme',
      logo: {url: 'https://acme.test/img/logo.svg'},
    });
  });

  it('counts the way to a page from one', () => {
    const crumbs = [
      {name: 'Blog', path: '/blog'},
      {name: 'A', path: '/blog/a'},
    ];
    expect(breadcrumbs(crumbs, site).itemListElement).toEqual([
      {
        '@type': 'ListItem',
        position: 1,
        name: 'Blog',
        item: 'https://acme.test/blog',
      },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'A',
        item: 'https://acme.test/blog/a',
      },
    ]);
  });
});
