import { type OwnProperty, updateProperty } from '@karachi-estates/contracts/properties';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { parsePropertyId } from '@karachi-estates/domain/properties/address';
import { AD_UPDATE_FAILED, AD_UPDATE_NOT_AUTHORIZED, AD_UPDATED } from '@karachi-estates/domain/properties/messages';
import { LISTING_HELD } from '@karachi-estates/domain/reviews/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import { useNavigate, useParams } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { useNotify } from '../../chrome/Notices.tsx';
import { WorkspaceHead, WorkspacePage } from '../../chrome/WorkspacePage.tsx';
import { useContent } from '../../content/contentFor.ts';
import { dashboard } from '../../content/dashboard.ts';
import { CallFailed } from '../../data/call.ts';
import { PROPERTIES, useMyFigures, useMyProperty } from '../../data/ownProperties.ts';
import { upload } from '../../data/upload.ts';
import { adOf, emptiedOf, payloadOf } from '../../forms/properties.ts';
import { said } from '../../forms/said.ts';
import { AdDraftNotice } from '../../properties/AdDraftNotice.tsx';
import { type Ad, AdForm } from '../../properties/AdForm.tsx';
import { OwnPropertyMissing } from '../../properties/OwnPropertyMissing.tsx';
import { postedPhoto, useAdDraft } from '../../properties/useAdDraft.ts';
import { privatePageMeta } from '../../seo/privatePageMeta.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { storedToken } from '../../session/storage.ts';

export const meta = privatePageMeta('/seller-post-edit');

function EditForm({ property }: { property: OwnProperty }) {
  const { ad: words } = useContent('dashboard', dashboard);
  const { user, drop } = useSession();
  const { data: figures } = useMyFigures();
  const { mutate } = useSWRConfig();
  const navigate = useNavigate();
  const notify = useNotify();
  const posted = property.images.map(({ src }) => src);
  const { draft, start, takeUp, startAfresh, store, finish } = useAdDraft(
    user ? { sellerId: user.id, propertyId: property.property_id } : undefined,
    () => ({ values: adOf(property), photos: posted.map(postedPhoto) }),
    Date.parse(property.updated_at),
  );

  async function goToLogin() {
    drop();
    notify({ text: said(told({ AD_UPDATE_NOT_AUTHORIZED })), tone: 'error' });
    await navigate('/login');
  }

  async function update({ values, order, files }: Ad) {
    if (!storedToken()) return goToLogin();
    const form = new FormData();
    for (const [name, value] of Object.entries(payloadOf(values))) form.set(name, value);
    form.set('existing_images', JSON.stringify(order));
    form.set('images_to_delete', JSON.stringify(posted.filter((src) => !order.includes(src))));
    const emptied = emptiedOf(values, adOf(property));
    if (emptied.length > 0) form.set('fields_to_empty', JSON.stringify(emptied));
    for (const file of files) form.append('image_url', file);
    let done = told({ AD_UPDATED });
    try {
      const params = { property_id: String(property.property_id) };
      const { property: changed } = await upload(updateProperty, { params, form });
      if (changed.review?.state === 'held') done = told({ LISTING_HELD });
    } catch (error) {
      if (error instanceof CallFailed && error.status === 401) return goToLogin();
      throw error;
    }
    await finish();
    notify({ text: said(done), tone: 'success' });
    await navigate('/my-properties');
    await mutate((key) => typeof key === 'string' && key.startsWith(PROPERTIES));
  }

  if (draft) return <AdDraftNotice draft={draft} onContinue={takeUp} onDiscard={startAfresh} />;
  return (
    start && (
      <AdForm
        values={start.values}
        photos={start.photos}
        submit={words.update}
        submitting={words.updating}
        failed={said(told({ AD_UPDATE_FAILED }))}
        featuredLeft={figures?.featured_left}
        onSend={update}
        onChange={store}
      />
    )
  );
}

/** Edit property: the same form as for a new one, with what is published. */
export default function SellerPostEditRoute() {
  const { ad: words } = useContent('dashboard', dashboard);
  const id = parsePropertyId(useParams().property_id);
  const { data, error, reference, retry } = useMyProperty(id);
  const isMissing = id === undefined || error?.status === 404;
  if (isMissing) {
    return (
      <WorkspacePage>
        <OwnPropertyMissing />
      </WorkspacePage>
    );
  }
  return (
    <WorkspacePage>
      <WorkspaceHead heading={words.editHeading} />
      {data ? (
        <EditForm key={data.property_id} property={data} />
      ) : error ? (
        <FailedState reference={reference} onRetry={retry} />
      ) : (
        <p role="status">Loading...</p>
      )}
    </WorkspacePage>
  );
}
