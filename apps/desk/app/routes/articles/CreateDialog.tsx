import { yupResolver } from '@hookform/resolvers/yup';
import { createDeskArticle } from '@karachi-estates/contracts/deskArticles';
import { ErrorSummary } from '@karachi-estates/design-system/ErrorSummary';
import { FormLayout } from '@karachi-estates/design-system/FormLayout';
import { SubmitButton } from '@karachi-estates/design-system/SubmitButton';
import { TextField } from '@karachi-estates/design-system/TextField';
import { ARTICLE_LENGTHS } from '@karachi-estates/domain/blogs/articles';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { useRefresh } from 'react-admin';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import * as yup from 'yup';
import { articles } from '../../content/articles.ts';
import { frame } from '../../content/frame.ts';
import { useApi } from '../../data/api.ts';
import { showFailure } from '../../parts/showFailure.ts';

const words = articles.create;

const schema = yup.object({ title: yup.string().trim().required(words.missing).max(ARTICLE_LENGTHS.title) });

/** Begins an article and opens it. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const call = useApi();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const form = useForm({ defaultValues: { title: '' }, resolver: yupResolver(schema) });
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{words.title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ marginBlockEnd: 2 }}>{words.text}</DialogContentText>
        <FormLayout
          form={form}
          labelledBy={id}
          width="fill"
          sx={{ gap: 2 }}
          onSubmit={async (body) => {
            try {
              const created = await call(createDeskArticle, { body });
              refresh();
              navigate(`/articles/${created.id}`);
            } catch (error) {
              showFailure(form, error, 'title');
            }
          }}
        >
          <ErrorSummary />
          <TextField name="title" label={words.field} maxLength={ARTICLE_LENGTHS.title} autoComplete="off" />
          <Stack direction="row" spacing={1}>
            <SubmitButton>{words.submit}</SubmitButton>
            <Button variant="outlined" size="medium" onClick={onClose}>
              {frame.cancel}
            </Button>
          </Stack>
        </FormLayout>
      </DialogContent>
    </Dialog>
  );
}
