import type { DeskListingDetail } from '@karachi-estates/contracts/deskListings';
import { Picture } from '@karachi-estates/design-system/Picture';
import { pictureSrc, pictureWidths } from '@karachi-estates/domain/media/pictures';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { listings } from '../../content/listings.ts';
import { Panel } from '../../parts/Panel.tsx';

const words = listings.photos;

const Photos = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& img': { borderRadius: theme.shape.borderRadius },
}));

/** A photo as large as it is stored. */
const largest = ({ src, width }: DeskListingDetail['photos'][number]) =>
  pictureSrc(src, Math.max(...pictureWidths(width)));

/** The photos of an ad; each opens as large as it is. */
export function PhotosPanel({ photos }: Pick<DeskListingDetail, 'photos'>) {
  return (
    <Panel title={words.title}>
      {photos.length === 0 ? (
        <Typography variant="body2">{words.none}</Typography>
      ) : (
        <Photos>
          {photos.map((photo, index) => (
            <li key={photo.src}>
              <a href={largest(photo)} target="_blank" rel="noreferrer">
                <Picture picture={photo} alt={words.alt(index + 1, photos.length)} sizes="12rem" ratio="card" />
              </a>
            </li>
          ))}
        </Photos>
      )}
    </Panel>
  );
}
