import {expect} from 'vitest';
import type {Visit} from './driver.ts';
import type {Site} from './site.ts';

/** Page object for one visit, independent of the browser. */
export class Page {
  readonly visit: Visit;
  readonly site: Site;

  constructor(visit: Visit, site: Site) {
    this.visit = visit;
    this.site = site;
  }

  /** Opens a page and waits until it's hydrated. */
  async open(path: string): Promise<void> {
    await this.visit.goto(this.site.origin + path);
    await this.hydrated();
  }

  hydrated(): Promise<void> {
    return this.hasAttribute('html', 'data-has-hydrated', 'true');
  }

  /** Waits for the URL and the page's heading. */
  async isAt(path: string, heading: string | RegExp): Promise<void> {
    await expect
      .poll(() => this.visit.evaluate(() => location.pathname))
      .toBe(path);
    await this.hasText('h1', heading);
  }

  async hasText(selector: string, text: string | RegExp): Promise<void> {
    await expect
      .poll(() => this.text(selector), {message: selector})
      .toMatch(text);
  }

  private attribute(selector: string, name: string): Promise<string | null> {
    return this.visit.evaluate(
      (css, attribute) =>
        document.querySelector(css)?.getAttribute(attribute) ?? null,
      selector,
      name,
    );
  }

  async hasAttribute(
    selector: string,
    name: string,
    value: string,
  ): Promise<void> {
    await expect
      .poll(() => this.attribute(selector, name), {
        message: `${name} of ${selector}`,
      })
      .toBe(value);
  }

  async startsWith(
    selector: string,
    name: string,
    start: string,
  ): Promise<void> {
    await expect
      .poll(async () => (await this.attribute(selector, name)) ?? '', {
        message: `${name} of ${selector}`,
      })
      .toMatch(new RegExp(`^${start}`));
  }

  async hasValue(selector: string, value: string): Promise<void> {
    const read = () =>
      this.visit.evaluate(
        (css) => document.querySelector<HTMLInputElement>(css)?.value ?? null,
        selector,
      );
    await expect.poll(read, {message: `value of ${selector}`}).toBe(value);
  }

  async shows(selector: string): Promise<void> {
    await expect
      .poll(() => this.inView(selector), {message: selector})
      .toBe(true);
  }

  async hides(selector: string): Promise<void> {
    await expect
      .poll(() => this.inView(selector), {message: selector})
      .toBe(false);
  }

  async focuses(selector: string): Promise<void> {
    const read = () =>
      this.visit.evaluate(
        (css) => document.activeElement?.matches(css) ?? false,
        selector,
      );
    await expect.poll(read, {message: `focus on ${selector}`}).toBe(true);
  }

  text(selector: string): Promise<string> {
    return this.visit.evaluate(
      (css) => document.querySelector(css)?.textContent ?? '',
      selector,
    );
  }

  /** Whether any part of it is in the viewport. */
  private inView(selector: string): Promise<boolean> {
    return this.visit.evaluate((css) => {
      const element = document.querySelector(css);
      if (!element?.checkVisibility({visibilityProperty: true})) {
        return false;
      }
      const {left, right, top, bottom} = element.getBoundingClientRect();
      return right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
    }, selector);
  }
}
