import { OnwardLink } from '@karachi-estates/design-system/OnwardLink';
import { Section } from '@karachi-estates/design-system/Section';
import { SectionHeading } from '@karachi-estates/design-system/SectionHeading';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ads } from '../../content/ads.ts';
import { contentFor, useContent } from '../../content/contentFor.ts';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';

export const meta = fixedPageMeta('/ads-page', (locale) => contentFor(locale, 'ads', ads).heading);

function Columns({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))', gap: 5 }}>
      {children}
    </Box>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Stack component="section" spacing={2} aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2">
        {title}
      </Typography>
      {children}
    </Stack>
  );
}

const list = { display: 'grid', gap: 1, margin: 0, padding: 0, paddingInlineStart: 3 };

/** Advertise with us: featured ads, and the plans that include them. */
export default function AdsRoute() {
  const { heading, lead, featured, plans, columns, steps, rules, projects, actions } = useContent('ads', ads);
  return (
    <>
      <Section room="half">
        <SectionHeading level={1} title={heading} lead={lead} />
        <Columns>
          <Part id="featured" title={featured.heading}>
            {featured.paragraphs.map((paragraph) => (
              <Typography key={paragraph}>{paragraph}</Typography>
            ))}
          </Part>
          <Part id="included" title={plans.heading}>
            <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-labelledby="included">
              <Table>
                <TableHead>
                  <TableRow>
                    <TableCell>{columns.plan}</TableCell>
                    <TableCell>{columns.featuredAds}</TableCell>
                    <TableCell>{columns.listings}</TableCell>
                  </TableRow>
                </TableHead>
                <TableBody>
                  {plans.rows.map(({ plan, featuredAds, listings }) => (
                    <TableRow key={plan}>
                      <TableCell component="th" scope="row">
                        <strong>{plan}</strong>
                      </TableCell>
                      <TableCell>{featuredAds}</TableCell>
                      <TableCell>{listings}</TableCell>
                    </TableRow>
                  ))}
                </TableBody>
              </Table>
            </Box>
            <Typography>{plans.sentence}</Typography>
          </Part>
        </Columns>
        <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
          <Button variant="contained" href="/plans">
            {actions.plans}
          </Button>
          <Button href="/seller-signup" variant="outlined">
            {actions.signup}
          </Button>
        </Stack>
      </Section>
      <Section ground="sunken" room="half">
        <Columns>
          <Part id="start" title={steps.heading}>
            <Box component="ol" sx={{ ...list, listStyle: 'decimal' }}>
              {steps.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </Box>
            <div>
              <OnwardLink href="/points">{steps.points}</OnwardLink>
            </div>
          </Part>
          <Part id="rules" title={rules.heading}>
            <Box component="ul" sx={{ ...list, listStyle: 'disc' }}>
              {rules.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </Box>
          </Part>
        </Columns>
      </Section>
      <Section room="half" labelledBy="projects">
        <SectionHeading
          id="projects"
          title={projects.heading}
          lead={projects.text}
          action={<OnwardLink href="/grand-monarch">{projects.action}</OnwardLink>}
        />
      </Section>
    </>
  );
}
