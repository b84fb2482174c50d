import { AboutBlock } from '@karachi-estates/design-system/AboutBlock';
import { ReasonCard } from '@karachi-estates/design-system/ReasonCard';
import { Section } from '@karachi-estates/design-system/Section';
import PlaceRounded from '@mui/icons-material/PlaceRounded';
import SupportAgentRounded from '@mui/icons-material/SupportAgentRounded';
import TrendingUpRounded from '@mui/icons-material/TrendingUpRounded';
import VerifiedRounded from '@mui/icons-material/VerifiedRounded';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useContent } from '../../../content/contentFor.ts';
import { home, type ReasonContent } from '../../../content/home.ts';
import { whyChooseUs } from '../../../content/pictures.generated.ts';
import { sitePicture } from '../../../pictures/sitePicture.ts';

const icons: Readonly<Record<ReasonContent['icon'], ReactNode>> = {
  verified: <VerifiedRounded />,
  pin: <PlaceRounded />,
  trend: <TrendingUpRounded />,
  support: <SupportAgentRounded />,
};

/** Why Choose Us: four reasons. */
export function ReasonsSection() {
  const { heading, sentence, picture, items } = useContent('home', home).reasons;
  return (
    <Section>
      <AboutBlock
        title={heading}
        paragraphs={[sentence]}
        picture={sitePicture(whyChooseUs)}
        alt={picture.alt}
        pictureAt="end"
      >
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
            gap: 3,
            paddingBlockStart: 1,
          }}
        >
          {items.map(({ icon, heading: title, text }) => (
            <ReasonCard key={title} icon={icons[icon]} title={title} text={text} />
          ))}
        </Box>
      </AboutBlock>
    </Section>
  );
}
