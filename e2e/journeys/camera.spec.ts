import { anAd, signedAs } from '../ad.ts';
import { expect, test } from '../journey.ts';

const WIDTH = 2_600;
const HEIGHT = 1_600;
const HEAD = 54;

/** A picture without compression: 12 MB, which is more than is taken anywhere. */
function cameraPhoto() {
  const buffer = Buffer.alloc(HEAD + WIDTH * HEIGHT * 3, 120);
  buffer.fill(0, 0, HEAD);
  buffer.write('BM');
  buffer.writeUInt32LE(buffer.length, 2);
  buffer.writeUInt32LE(HEAD, 10);
  buffer.writeUInt32LE(HEAD - 14, 14);
  buffer.writeInt32LE(WIDTH, 18);
  buffer.writeInt32LE(HEIGHT, 22);
  buffer.writeUInt16LE(1, 26);
  buffer.writeUInt16LE(24, 28);
  return { name: 'camera.bmp', mimeType: 'image/bmp', buffer };
}

test('a large photo straight from a camera is taken as a face, as a proof and as a paper', { tag: '@phone' }, async ({
  page,
  request,
  signUp,
}) => {
  test.slow();
  const seller = await signUp('seller', page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Profile picture', { exact: true }).setInputFiles(cameraPhoto());
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated successfully.')).toBeVisible();
  const account = await request.get('/api/auth/getuser', { headers: signedAs(seller) });
  expect((await account.json()).user.profile_image).toBeTruthy();

  await page.goto('/my-orders');
  await page.getByRole('button', { name: 'Order', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'I have paid' }).click();
  await dialog.getByLabel('Transaction number').fill(`TID ${Date.now()}`);
  await dialog.getByLabel('Day of the transfer').fill(new Date(Date.now() - 86_400_000).toISOString().slice(0, 10));
  await dialog.getByLabel('Proof (optional)').setInputFiles(cameraPhoto());
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Thank you')).toBeVisible();

  const posted = await request.post('/api/properties/save', {
    headers: signedAs(seller),
    multipart: anAd(seller.email),
  });
  const { property } = await posted.json();
  await page.goto(`/my-property-papers/${property.property_id}`);
  await page.getByRole('combobox', { name: 'Authority' }).selectOption('dha');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByLabel('Add a document: Authority').setInputFiles(cameraPhoto());
  await expect(page.getByRole('button', { name: 'Remove the document: Authority' })).toBeVisible();
});
