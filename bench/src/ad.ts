/** The text fields of an ad that the rules accept. @param changes fields that are not as usual. */
export function adFields(title: string, changes: Record<string, string> = {}): Record<string, string> {
  return {
    title,
    price: '25000000',
    city: 'Karachi',
    area: 'Clifton',
    area_id: '',
    property_type: 'House',
    dimension: '200 sq yd',
    description: 'A sunny house near the park, with a small garden.',
    bedrooms: '4',
    bathrooms: '3',
    garage: '1',
    email: 'seller@example.com',
    cell_no: '+923001234567',
    ...changes,
  };
}

/** A form as a browser sends it. @param photos JPEG files of an ad. */
export function formOf(fields: Record<string, string>, photos: readonly Buffer[] = []): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const photo of photos) {
    form.append('image_url', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg');
  }
  return form;
}
