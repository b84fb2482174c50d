import type { Picture } from '@karachi-estates/contracts/media';
import { ArticleView } from '@karachi-estates/design-system/ArticleView';
import { KitThemeProvider } from '@karachi-estates/design-system/KitThemeProvider';
import { createKitTheme } from '@karachi-estates/design-system/theme';
import { karachiEstates } from '@karachi-estates/design-system/theme/brands';
import { fullDate } from '@karachi-estates/domain/day';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type ReactNode, useId, useState } from 'react';
import { articles } from '../../content/articles.ts';

const words = articles.preview;

/** The site's own theme: the desk is denser. */
const siteTheme = createKitTheme(karachiEstates);

export interface PreviewDialogProps {
  /** What is looked at, where that is not the article as visitors see it. */
  heading?: string;
  title: string;
  author: string;
  /** The date that readers would see. */
  date: string;
  /** The text, as the server would serve it. */
  html: string;
  cover: Picture | null;
  coverAlt: string;
  /** What can be done with what is seen. */
  action?: ReactNode;
  onClose: () => void;
}

/** An article as visitors see it, by the component that their page is made of. */
export function PreviewDialog({
  heading = words.title,
  title,
  author,
  date,
  html,
  cover,
  coverAlt,
  action,
  onClose,
}: PreviewDialogProps) {
  const id = useId();
  const [isPhone, setIsPhone] = useState(false);
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullScreen>
      <DialogTitle id={id}>{heading}</DialogTitle>
      <DialogContent dividers sx={{ padding: 0, bgcolor: 'background.default' }}>
        {/* A part that scrolls is reached by keyboard. */}
        <Box
          tabIndex={0}
          role="region"
          aria-labelledby={id}
          sx={{ maxWidth: isPhone ? '22.5rem' : 'none', mx: 'auto' }}
        >
          <KitThemeProvider theme={siteTheme}>
            <ArticleView
              title={title}
              html={html}
              published={{ date, label: words.published(fullDate(date)) }}
              byline={words.byline(author)}
              cover={cover}
              coverAlt={coverAlt}
            />
          </KitThemeProvider>
        </Box>
      </DialogContent>
      <DialogActions>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={words.width}
          value={isPhone ? 'phone' : 'desktop'}
          onChange={(_, chosen) => chosen && setIsPhone(chosen === 'phone')}
        >
          <ToggleButton value="desktop">{words.desktop}</ToggleButton>
          <ToggleButton value="phone">{words.phone}</ToggleButton>
        </ToggleButtonGroup>
        {action}
        <Button onClick={onClose}>{words.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
