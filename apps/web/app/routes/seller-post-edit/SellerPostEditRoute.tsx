import { type OwnProperty, updateProperty } from '@karachi-estates/contracts/properties';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { parsePropertyId } from '@karachi-estates/domain/properties/address';
import {
  AD_UPDATE_FAILED,
  AD_UPDATE_NOT_AUTHORIZED,
  AD_UPDATED,
  PROPERTY_NOT_FOUND,
} from '@karachi-estates/domain/properties/messages';
import { type MetaFunction, useNavigate, useParams } from 'react-router';
import { useSWRConfig } from 'swr';
import { useNotify } from '../../chrome/Notices.tsx';
import styles from '../../chrome/WorkspacePage.module.css';
import { dashboard } from '../../content/dashboard.ts';
import { privateTitles } from '../../content/seo.ts';
import { CallFailed } from '../../data/call.ts';
import { PROPERTIES, useMyProperty } from '../../data/ownProperties.ts';
import { upload } from '../../data/upload.ts';
import { adOf, payloadOf } from '../../forms/properties.ts';
import { type Ad, AdForm } from '../../properties/AdForm.tsx';
import { storedToken } from '../../session/storage.ts';

const { ad: words } = dashboard;

export const meta: MetaFunction = () => [
  { title: privateTitles['/seller-post-edit'] },
  { name: 'robots', content: 'noindex' },
];

/** What the API wants to know of the photos: those that stay and the places of the new ones, in order, and those that go. */
function photoFieldsOf(property: OwnProperty, photos: Ad['photos']) {
  let added = -1;
  const order = photos.map((photo) => {
    if (photo.kind === 'stored') return photo.id;
    added += 1;
    return `new:${added}`;
  });
  const removed = property.images.map(({ src }) => src).filter((src) => !order.includes(src));
  return { existing_images: JSON.stringify(order), images_to_delete: JSON.stringify(removed) };
}

function EditForm({ property }: { property: OwnProperty }) {
  const { mutate } = useSWRConfig();
  const navigate = useNavigate();
  const notify = useNotify();

  async function goToLogin() {
    notify({ text: AD_UPDATE_NOT_AUTHORIZED, tone: 'error' });
    await navigate('/login');
  }

  async function update({ values, photos, files }: Ad, onProgress: (sent: number) => void) {
    if (!storedToken()) return goToLogin();
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...payloadOf(values), ...photoFieldsOf(property, photos) })) {
      form.set(name, value);
    }
    for (const file of files) form.append('image_url', file);
    try {
      await upload(updateProperty, { params: { property_id: String(property.property_id) }, form, onProgress });
    } catch (error) {
      if (error instanceof CallFailed && error.status === 401) return goToLogin();
      throw error;
    }
    notify({ text: AD_UPDATED, tone: 'success' });
    await navigate('/my-properties');
    await mutate((key) => typeof key === 'string' && key.startsWith(PROPERTIES));
  }

  return (
    <AdForm
      values={adOf(property)}
      photos={property.images.map(({ src }) => ({ kind: 'stored', id: src, src: `${src}/320` }))}
      submit={words.update}
      submitting={words.updating}
      failed={AD_UPDATE_FAILED}
      onSend={update}
    />
  );
}

/** Edit property: the same form as for a new one, with what is published. */
export default function SellerPostEditRoute() {
  const id = parsePropertyId(useParams().property_id);
  const { data, error, retry } = useMyProperty(id);
  const isMissing = id === undefined || error?.status === 404;
  if (isMissing) return <FailedState level={1} title={PROPERTY_NOT_FOUND} />;
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{words.editHeading}</h1>
      {data ? (
        <EditForm key={data.property_id} property={data} />
      ) : error ? (
        <FailedState onRetry={retry} />
      ) : (
        <p role="status">Loading...</p>
      )}
    </div>
  );
}
