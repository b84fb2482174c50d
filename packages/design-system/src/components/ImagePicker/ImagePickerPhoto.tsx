import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import CheckRounded from '@mui/icons-material/CheckRounded';
import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import DeleteRounded from '@mui/icons-material/DeleteRounded';
import DragIndicatorRounded from '@mui/icons-material/DragIndicatorRounded';
import RefreshRounded from '@mui/icons-material/RefreshRounded';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { type KeyboardEventHandler, useEffect, useState } from 'react';
import { corner, hairline, leading, lift, mirrored, scrim, sunken, visuallyHidden } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import type { ImagePickerLabels } from './imagePickerLabels.ts';
import type { PhotoItem } from './photoItems.ts';

export interface ImagePickerPhotoProps {
  item: PhotoItem;
  /** From 1. */
  position: number;
  count: number;
  words: ImagePickerLabels;
  disabled: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
  onRetry?: (() => void) | undefined;
}

const Root = styled('li', { name: 'KeImagePicker', slot: 'Photo' })<{
  ownerState: { lifted: boolean; failed: boolean };
}>(
  memoTheme(({ theme }) => ({
    position: 'relative',
    display: 'grid',
    gridTemplateRows: 'auto auto',
    minWidth: 0,
    border: hairline(theme),
    borderRadius: corner(theme, 'control'),
    backgroundColor: (theme.vars ?? theme).palette.background.paper,
    variants: [
      {
        props: { lifted: true },
        style: { zIndex: 2, boxShadow: lift(theme, 'float'), '& > :first-of-type': { cursor: 'grabbing' } },
      },
      { props: { failed: true }, style: { borderColor: (theme.vars ?? theme).palette.error.main } },
    ],
  })),
);

const Frame = styled('div')(
  memoTheme(({ theme }) => ({
    position: 'relative',
    display: 'grid',
    aspectRatio: '4 / 3',
    borderStartStartRadius: 'inherit',
    borderStartEndRadius: 'inherit',
    overflow: 'hidden',
    backgroundColor: sunken(theme),
    cursor: 'grab',
    touchAction: 'manipulation',
    userSelect: 'none',
    '& > img': { width: '100%', height: '100%', minHeight: 0, objectFit: 'cover', pointerEvents: 'none' },
  })),
);

const NoImage = styled('span')(
  memoTheme(({ theme }) => ({
    ...theme.typography.body2,
    placeSelf: 'center',
    padding: theme.spacing(1),
    color: (theme.vars ?? theme).palette.text.secondary,
    lineHeight: leading(theme, 1.35),
    textAlign: 'center',
    overflowWrap: 'anywhere',
  })),
);

const Main = styled(Chip)(
  memoTheme(({ theme }) => ({
    position: 'absolute',
    insetBlockStart: '0.5rem',
    insetInlineStart: '0.5rem',
    backgroundColor: (theme.vars ?? theme).palette.background.paper,
    color: (theme.vars ?? theme).palette.text.primary,
    pointerEvents: 'none',
  })),
);

const There = styled(Chip)(
  memoTheme(({ theme }) => ({
    position: 'absolute',
    insetBlockEnd: '0.375rem',
    insetInlineEnd: '0.375rem',
    backgroundColor: scrim(theme, 0.72),
    color: (theme.vars ?? theme).palette.common.white,
    pointerEvents: 'none',
    '& .MuiChip-icon': { color: 'inherit', fontSize: '1rem' },
  })),
);

const Sending = styled('div')(
  memoTheme(({ theme }) => ({
    ...theme.typography.caption,
    position: 'absolute',
    inset: 'auto 0 0',
    display: 'grid',
    gap: theme.spacing(0.5),
    padding: theme.spacing(1),
    backgroundColor: scrim(theme, 0.72),
    color: (theme.vars ?? theme).palette.common.white,
  })),
);

const Problem = styled('div')(
  memoTheme(({ theme }) => ({
    ...theme.typography.caption,
    display: 'grid',
    justifyItems: 'start',
    gap: theme.spacing(0.5),
    padding: theme.spacing(1, 1.25, 0),
    color: (theme.vars ?? theme).palette.error.main,
    fontWeight: theme.typography.fontWeightMedium,
  })),
);

const Tools = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '0.125rem',
  '& > span': { display: 'flex' },
});

const Retry = styled(Button)(
  memoTheme(({ theme }) => ({
    minHeight: '2rem',
    padding: theme.spacing(0, 0.5),
    marginInlineStart: `calc(-1 * ${theme.spacing(0.5)})`,
    fontSize: 'inherit',
  })),
);

const Handle = styled(IconButton)({ cursor: 'grab', touchAction: 'none' });
const Turning = styled(IconButton)({ '& svg': mirrored });

/** Shows a file before it is sent; its address lives as long as the picture is in view. */
function usePreview(item: PhotoItem): string | undefined {
  const file = item.kind === 'new' ? item.file : undefined;
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return item.kind === 'stored' ? item.src : address;
}

/** One picture of the picker: drag it, move it by buttons or keys, remove it, see how far it is sent. */
export function ImagePickerPhoto({
  ownerState,
  item,
  position,
  count,
  words,
  disabled,
  onMove,
  onRemove,
  onRetry,
}: ImagePickerPhotoProps & { ownerState: object }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: item.id,
    disabled,
    attributes: { roleDescription: words.sortable },
  });
  const src = usePreview(item);
  const [broken, setBroken] = useState(false);
  const name = item.kind === 'new' ? item.file.name : (item.alt ?? words.name(position));
  const progress = item.kind === 'new' ? item.progress : undefined;
  const error = item.kind === 'new' ? item.error : undefined;
  const percent = progress === undefined ? undefined : Math.round(progress * 100);
  const { onKeyDown, ...pointer } = listeners ?? {};
  return (
    <Root
      ref={setNodeRef}
      ownerState={{ ...ownerState, lifted: isDragging, failed: Boolean(error) }}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <Frame {...pointer}>
        {src && !broken ? (
          <img src={src} alt={name} draggable={false} onError={() => setBroken(true)} />
        ) : (
          <NoImage>{name}</NoImage>
        )}
        {position === 1 && <Main size="small" label={words.main} />}
        {percent === 100 && <There size="small" icon={<CheckRounded />} label={words.uploaded} />}
        {percent !== undefined && percent < 100 && (
          <Sending>
            <span>{words.uploading(percent)}</span>
            <LinearProgress
              variant="determinate"
              color="inherit"
              aria-label={words.uploadName(position)}
              value={percent}
            />
          </Sending>
        )}
      </Frame>
      <div>
        {error && (
          <Problem>
            <span role="alert">{error}</span>
            {onRetry && (
              <Retry variant="text" color="error" startIcon={<RefreshRounded />} onClick={onRetry}>
                {words.retry}
                <span style={visuallyHidden}> {words.retryName(position)}</span>
              </Retry>
            )}
          </Problem>
        )}
        <Tools>
          <span>
            <Handle
              ref={setActivatorNodeRef}
              size="small"
              {...attributes}
              {...pointer}
              onKeyDown={onKeyDown as KeyboardEventHandler | undefined}
              disabled={disabled}
              aria-label={words.reorder(position, count)}
            >
              <DragIndicatorRounded />
            </Handle>
            <Turning
              size="small"
              aria-label={words.earlier(position)}
              disabled={disabled || position === 1}
              onClick={() => onMove(position - 2)}
            >
              <ChevronLeftRounded />
            </Turning>
            <Turning
              size="small"
              aria-label={words.later(position)}
              disabled={disabled || position === count}
              onClick={() => onMove(position)}
            >
              <ChevronRightRounded />
            </Turning>
          </span>
          <IconButton size="small" aria-label={words.remove(position)} disabled={disabled} onClick={onRemove}>
            <DeleteRounded />
          </IconButton>
        </Tools>
      </div>
    </Root>
  );
}
