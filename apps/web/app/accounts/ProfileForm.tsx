import { yupResolver } from '@hookform/resolvers/yup';
import {
  removeProfileImage,
  setProfileImage,
  type User,
  updateBuyerProfile,
  updateSellerProfile,
} from '@karachi-estates/contracts/accounts';
import { AvatarPicker } from '@karachi-estates/design-system/AvatarPicker';
import { ErrorSummary } from '@karachi-estates/design-system/ErrorSummary';
import { FormLayout } from '@karachi-estates/design-system/FormLayout';
import { SubmitButton } from '@karachi-estates/design-system/SubmitButton';
import { TelField } from '@karachi-estates/design-system/TelField';
import { TextField } from '@karachi-estates/design-system/TextField';
import { PROFILE_FIELDS_MISSING, PROFILE_SAVE_FAILED } from '@karachi-estates/domain/accounts/messages';
import { formatPhone } from '@karachi-estates/domain/accounts/phone';
import { ADDRESS_MAX_LENGTH } from '@karachi-estates/domain/accounts/rules';
import { told } from '@karachi-estates/domain/words/sentence';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { accounts } from '../content/accounts.ts';
import { useContent } from '../content/contentFor.ts';
import { CallFailed } from '../data/call.ts';
import { useApiMutation } from '../data/useApiMutation.ts';
import { type ProfileValues, profileSchema } from '../forms/accounts.ts';
import { said } from '../forms/said.ts';
import { shrinkPhoto } from '../forms/shrinkPhoto.ts';
import { FixedField } from './FixedField.tsx';
import { NameFields } from './NameFields.tsx';

const profilePath = '/api/auth/get-profile';

interface ProfileFormProps {
  user: User;
  onSaved: (user: User) => void;
  onCancel: () => void;
}

/** Changes a profile; a buyer's and a seller's are saved by calls of their own. */
export function ProfileForm({ user, onSaved, onCancel }: ProfileFormProps) {
  const { fields, profile: words } = useContent('accounts', accounts);
  const form = useForm<ProfileValues>({
    defaultValues: {
      first_name: user.first_name,
      last_name: user.last_name,
      phone: formatPhone(user.phone),
      address: user.address,
    },
    resolver: yupResolver(profileSchema),
  });
  const profile = useApiMutation(user.role === 'seller' ? updateSellerProfile : updateBuyerProfile, [profilePath]);
  const picture = useApiMutation(setProfileImage, [profilePath]);
  const pictureRemoval = useApiMutation(removeProfileImage, [profilePath]);
  const [image, setImage] = useState<File | null>(null);
  const [isImageRemoved, setImageRemoved] = useState(false);
  const [imageProblem, setImageProblem] = useState<string>();

  async function save(values: ProfileValues) {
    setImageProblem(undefined);
    try {
      // The picture first: when it is refused, nothing has been saved and everything is still here to try again.
      if (image) {
        const upload = new FormData();
        upload.set('profile_image', await shrinkPhoto(image));
        await picture.send({ form: upload });
        setImage(null);
      } else if (isImageRemoved && user.profile_image) {
        await pictureRemoval.send();
      }
      const answer = await profile.send({ body: values });
      onSaved(answer.user);
    } catch (error) {
      const refused = error instanceof CallFailed ? error.fields : {};
      setImageProblem(refused.profile_image);
      for (const name of ['first_name', 'last_name', 'phone', 'address'] as const) {
        if (refused[name]) form.setError(name, { message: refused[name] });
      }
      form.setError('root', { message: said(told({ PROFILE_SAVE_FAILED })) });
    }
  }

  function sayWhatIsMissing(errors: FieldErrors<ProfileValues>) {
    if (errors.first_name || errors.last_name)
      form.setError('root', { message: said(told({ PROFILE_FIELDS_MISSING })) });
  }

  return (
    <FormLayout form={form} onSubmit={save} onInvalid={sayWhatIsMissing} label={words.edit}>
      <ErrorSummary />
      <AvatarPicker
        label={fields.profileImage.label}
        help={user.role === 'seller' ? fields.profileImage.help : undefined}
        name={`${user.first_name} ${user.last_name}`}
        src={isImageRemoved ? null : user.profile_image}
        value={image}
        onChange={setImage}
        onRemove={() => setImageRemoved(true)}
        error={imageProblem}
        pending={picture.isSending || pictureRemoval.isSending}
        labels={{ change: words.changePicture, remove: words.removePicture }}
      />
      <NameFields />
      <FixedField label={fields.email.label} value={user.email} help={words.emailFixed} />
      <TelField
        name="phone"
        label={fields.phone.label}
        help={user.role === 'seller' ? fields.phone.help : undefined}
        optional
      />
      <TextField
        name="address"
        label={fields.address.label}
        placeholder={fields.address.placeholder}
        autoComplete="address-line1"
        maxLength={ADDRESS_MAX_LENGTH}
        optional
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'flex-start', gap: 2 }}>
        <SubmitButton pendingText={words.saving}>{words.save}</SubmitButton>
        <Button variant="outlined" onClick={onCancel}>
          {words.cancel}
        </Button>
      </Stack>
    </FormLayout>
  );
}
