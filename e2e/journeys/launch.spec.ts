import { expect, test } from '../journey.ts';

// It sets the launch of a project that no other journey holds units of.
const slug = 'clifton-courtyard';

/** The newest link to one's own place in mails to an address; quoted-printable folds lines and escapes equals signs. */
function placeIn(mail: string): string {
  const readable = mail.replace(/=\r?\n/g, '').replace(/=3D/gi, '=');
  const token = /\/projects\/launch\?token=([\w-]{43})/.exec(readable)?.[1];
  if (!token) throw new Error('The mail has no link to a place');
  return `/projects/launch?token=${token}`;
}

/** A moment as the operator types it, in Karachi, some minutes from now. */
const inKarachi = (minutes: number) =>
  new Date(Date.now() + (5 * 60 + minutes) * 60_000).toISOString().slice(0, 16).replace('T', ' ');

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a launch is joined by hand, its lot can be checked, and a visit is booked', { tag: '@once' }, async ({
    page,
    admin,
    mailTo,
  }) => {
    test.slow();
    const open = (where: string) => page.goto(where, { waitUntil: 'load' });
    const said = await admin('project', 'launch', slug, '--from', inKarachi(90), '--by', 'Sana');
    const hash = /[0-9a-f]{64}/.exec(said)?.[0] ?? '';
    try {
      await open(`/projects/${slug}/launch`);
      await expect(page.getByRole('heading', { level: 1, name: 'Launch of Clifton Courtyard' })).toBeVisible();
      const email = `launch-${Date.now()}@example.com`;
      await page.getByRole('textbox', { name: 'Full name' }).fill('Sana Ahmed');
      await page.getByRole('textbox', { name: 'Email' }).fill(email);
      await page.getByRole('textbox', { name: 'Mobile number' }).fill('12');
      await page.getByRole('button', { name: 'Ask to join' }).click();
      // What was typed is still there, and the number says what is wrong with it.
      await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Sana Ahmed');
      await page.getByRole('textbox', { name: 'Mobile number' }).fill('0345 1234567');
      await page.getByRole('button', { name: 'Ask to join' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Look into your inbox' })).toBeVisible();
      await open(placeIn(await mailTo(email)));
      await page.getByRole('button', { name: 'Join the launch' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'You are in the waiting room' })).toBeVisible();

      await open(`/projects/${slug}/launch/protocol`);
      await expect(page.getByText(hash)).toBeVisible();
      await expect(page.getByText('Published after the draw')).toBeVisible();
      await open(`/projects/${slug}/units`);
      await page.getByRole('link', { name: 'To the launch' }).click();
      await expect(page).toHaveURL(`/projects/${slug}/launch`);
    } finally {
      await admin('project', 'launch-end', slug, '--by', 'Sana');
    }

    await admin('project', 'offer', slug, '--from', inKarachi(60 * 24), '--places', '2');
    await open(`/projects/${slug}/visits`);
    await page.getByRole('textbox', { name: 'Full name' }).fill('Sana Ahmed');
    await page.getByRole('textbox', { name: 'Mobile number' }).fill('0345 1234567');
    await page.getByRole('textbox', { name: 'Email' }).fill(`visit-${Date.now()}@example.com`);
    await page.getByRole('button', { name: 'Book the visit' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your visit is booked' })).toBeVisible();
    const file = await page.getByRole('link', { name: 'Put it into my calendar' }).getAttribute('href');
    expect(await (await page.request.get(file ?? '')).text()).toContain('BEGIN:VEVENT');
  });
});
