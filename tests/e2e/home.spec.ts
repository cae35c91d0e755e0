import {expect, open, test} from '../helpers/test.ts';

test.describe('home page on a 1440×900 screen', () => {
  test.use({viewport: {width: 1440, height: 900}});

  test('shows the headline in three lines, and the whole conversation', async ({
    page,
  }) => {
    await open(page, '/');
    const lines = await page.locator('h1').evaluate((heading) => {
      const {lineHeight} = getComputedStyle(heading);
      return Math.round(heading.clientHeight / Number.parseFloat(lineHeight));
    });
    expect(lines).toBeLessThanOrEqual(3);
    await expect(page.getByText('FAQ: Move a licence')).toBeInViewport();
    // The last turn, after the handover.
    await expect(page.getByText('I’m looking at it now')).toBeInViewport({
      ratio: 1,
    });
    await expect(
      page.locator('main header a', {hasText: 'Invite'}),
    ).toBeInViewport({ratio: 1});
  });

  test('the headline stays in place while the conversation loads', async ({
    page,
  }) => {
    await open(page, '/');
    const headline = page.locator('h1');
    const loaded = await headline.boundingBox();
    await page
      .locator('main figure')
      .first()
      .evaluate((conversation) => {
        conversation.remove();
      });
    expect(await headline.boundingBox()).toEqual(loaded);
  });
});
