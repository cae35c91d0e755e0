import {expect, test} from 'vitest';
import {testSettings as settings} from '../../tests/helpers/testSettings.ts';
import {navLinks} from './navLinks.ts';

const links = [
  {label: 'Docs', to: '/docs/x'},
  {label: 'Panel', to: '{panelUrl}'},
  {label: 'Pricing', to: '{pricingUrl}'},
  {label: 'Blog', to: '/blog'},
];

test('links are filled, and left out if they would lead nowhere', () => {
  expect(navLinks(links, {...settings, blog: false})).toEqual([
    {label: 'Docs', to: '/docs/x'},
    {label: 'Panel', href: settings.urls.panel},
  ]);
  const urls = {...settings.urls, pricing: 'https://acme.test/pricing'};
  expect(navLinks(links, {...settings, urls})).toHaveLength(4);
});

test('an unknown placeholder is an error', () => {
  const typo = [{label: 'Panel', to: '{panelUlr}'}];
  expect(() => navLinks(typo, settings)).toThrow('did you mean {panelUrl}?');
});
