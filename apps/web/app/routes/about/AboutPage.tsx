import { AboutBlock } from '@karachi-estates/design-system/AboutBlock';
import { ReasonCard } from '@karachi-estates/design-system/ReasonCard';
import { Section } from '@karachi-estates/design-system/Section';
import { SectionHeading } from '@karachi-estates/design-system/SectionHeading';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import HandshakeRounded from '@mui/icons-material/HandshakeRounded';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import VisibilityOffRounded from '@mui/icons-material/VisibilityOffRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { about } from '../../content/about.ts';
import { useContent } from '../../content/contentFor.ts';
import { aboutUs } from '../../content/pictures.generated.ts';
import { sitePicture } from '../../pictures/sitePicture.ts';
import { useSession } from '../../session/SessionProvider.tsx';

const icons = [
  <CheckCircleRounded key="true" />,
  <HandshakeRounded key="direct" />,
  <VisibilityOffRounded key="private" />,
  <ScheduleRounded key="prompt" />,
];

/** Who we are and how people meet here. */
export function AboutPage() {
  const { heading, lead, picture, sections, principles, actions } = useContent('about', about);
  const { role } = useSession();
  return (
    <>
      <Section room="half">
        <AboutBlock level={1} title={heading} paragraphs={[lead]} picture={sitePicture(aboutUs)} alt={picture.alt} />
      </Section>
      <Section room="half" width="text">
        {sections.map(({ id, heading: title, paragraphs }) => (
          <Stack key={id} id={id} component="section" spacing={2} aria-labelledby={`${id}-heading`}>
            <Typography id={`${id}-heading`} variant="h3" component="h2">
              {title}
            </Typography>
            {paragraphs.map((paragraph) => (
              <Typography key={paragraph}>{paragraph}</Typography>
            ))}
          </Stack>
        ))}
      </Section>
      <Section ground="sunken" room="half" labelledBy="principles">
        <SectionHeading id="principles" title={principles.heading} />
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))', gap: 4 }}>
          {principles.items.map(({ heading: title, text }, index) => (
            <ReasonCard key={title} icon={icons[index] ?? icons[0]} title={title} text={text} />
          ))}
        </Box>
        <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
          {role !== 'seller' && (
            <Button variant="contained" href="/properties">
              {actions.buy}
            </Button>
          )}
          <Button href={role === 'seller' ? '/seller-post-ad' : '/seller-signup'} variant="outlined">
            {actions.sell}
          </Button>
        </Stack>
      </Section>
    </>
  );
}
