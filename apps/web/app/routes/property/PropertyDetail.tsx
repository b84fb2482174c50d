import type { Property, PropertyCardFields } from '@karachi-estates/contracts/properties';
import { ContactBar } from '@karachi-estates/design-system/ContactBar';
import { ContactCard } from '@karachi-estates/design-system/ContactCard';
import { FactGrid } from '@karachi-estates/design-system/FactGrid';
import { PhotoMosaic } from '@karachi-estates/design-system/PhotoMosaic';
import { PriceText } from '@karachi-estates/design-system/PriceText';
import { formatPhone, telLink, whatsappLink } from '@karachi-estates/domain/accounts/phone';
import { fieldsOfType } from '@karachi-estates/domain/properties/typeFields';
import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { decoration } from '../../chrome/decoration.ts';
import { useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { properties } from '../../content/properties.ts';
import { propertyPage } from '../../content/propertyPage.ts';
import { pageNames } from '../../content/seoTemplates.ts';
import { useSiteSettings } from '../../data/settings.ts';
import { noteVisit } from '../../data/visits.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { localePath } from '../../locale/localePath.ts';
import { factsOf } from '../../properties/facts.tsx';
import { PropertyDescription } from './PropertyDescription.tsx';
import { PropertyHead } from './PropertyHead.tsx';
import { PropertyOffers } from './PropertyOffers.tsx';
import { PropertyPapers } from './PropertyPapers.tsx';
import { PropertyPart as Part } from './PropertyPart.tsx';
import { PropertyPrices } from './PropertyPrices.tsx';
import { PropertySeller } from './PropertySeller.tsx';
import { SimilarProperties } from './SimilarProperties.tsx';

// It comes when the page is used, and the server draws none of it: what it draws must not wait for code of its own.
const ContactsLimited = decoration(() => import('./ContactsLimited.tsx'));

interface PropertyDetailProps {
  /** The whole property, or what the card of the page before handed over until the rest is there. */
  property: Property | PropertyCardFields;
  /** The page's own address. */
  path: string;
  /** The rest of it is kept from who has opened too many contacts. */
  isLimited?: boolean;
}

// One sheet: what a home is and whom to ask, then as much of its description as there is room for.
const onPaper = {
  gap: 2,
  '& > :is(header, section)': { gap: 1 },
  // The address stands beside what is said below the title.
  '& > header > h1 ~ *': { maxWidth: '48%' },
  '& > section:not(:has(> #facts, > #seller, > #description))': { display: 'none' },
  '& > :has(> #description)': { order: 1 },
};

/** Everything about one property. */
export function PropertyDetail({ property, path, isLimited = false }: PropertyDetailProps) {
  const detail = useContent('propertyPage', propertyPage);
  const { breadcrumb } = useContent('properties', properties);
  const names = useContent('pageNames', pageNames);
  const locale = useLocale();
  const { data: settings } = useSiteSettings();
  const whole = 'description' in property ? property : undefined;
  const { property_id: id, title, price, purpose, seller_name: sellerName } = property;
  const link = `${settings?.siteUrl ?? ''}${localePath(locale, path)}`;
  const phone = whole?.cell_no || whole?.seller_phone;
  const contact = {
    telHref: telLink(phone),
    whatsappHref: whatsappLink(phone, { message: fill(detail.contact.message, { title, link }), url: link }),
    onContact: (kind: 'whatsapp' | 'call') => noteVisit(id, kind),
    note: detail.contact.number,
  };
  const count = property.images.length;
  const photos = property.images.map((image, index) => ({
    ...image,
    alt: fill(detail.gallery.picture, { title, position: index + 1, count }),
  }));

  return (
    <Stack component="article" spacing={3} sx={{ '& > *': { minWidth: 0 } }}>
      <Breadcrumbs aria-label={breadcrumb.label}>
        <Link href="/">{names.home}</Link>
        <Link href="/properties">{names.properties}</Link>
        <Typography variant="body2" color="textPrimary" aria-current="page">
          <bdi>{title}</bdi>
        </Typography>
      </Breadcrumbs>
      <PhotoMosaic photos={photos} title={title} propertyType={property.property_type} />
      <Box sx={{ display: 'grid', gap: { xs: 5, lg: 6 }, gridTemplateColumns: { lg: 'minmax(0, 1fr) 22rem' } }}>
        <Stack spacing={5} sx={{ minWidth: 0, '@media print': onPaper }}>
          <PropertyHead property={property} path={path} />
          {fieldsOfType(property.property_type).isPromise && (
            <Box
              role="note"
              sx={{ padding: 2, borderInlineStart: 4, borderColor: 'secondary.main', bgcolor: 'action.hover' }}
            >
              <Typography variant="subtitle1" component="p">
                {detail.promise.heading}
              </Typography>
              <Typography variant="body2">{detail.promise.text}</Typography>
            </Box>
          )}
          <Part id="facts" title={detail.facts.heading}>
            <FactGrid facts={factsOf(property, locale)} />
          </Part>
          <PropertyPrices property={property} />
          {whole?.other_offers && <PropertyOffers offers={whole.other_offers} propertyType={property.property_type} />}
          {whole?.home_papers && <PropertyPapers papers={whole.home_papers} path={path} />}
          {!isLimited && whole?.description !== '' && <PropertyDescription property={whole} />}
          {whole && <PropertySeller property={whole} />}
        </Stack>
        <Box
          component="aside"
          sx={({ breakpoints }) => ({
            // The bar at the lower edge has the same buttons.
            [breakpoints.down('lg')]: { '&:has(a)': { display: 'none' } },
            [breakpoints.up('lg')]: { position: 'sticky', insetBlockStart: '5.5rem', alignSelf: 'start' },
          })}
        >
          {isLimited ? (
            <Suspense>
              <ContactsLimited />
            </Suspense>
          ) : (
            <ContactCard
              sellerName={sellerName}
              sellerImage={property.seller_profile_image}
              phone={phone && formatPhone(phone)}
              {...contact}
            >
              <PriceText price={price} purpose={purpose} />
            </ContactCard>
          )}
        </Box>
      </Box>
      <SimilarProperties id={id} />
      {/* From edge to edge of the window. */}
      <ContactBar {...contact} sx={{ marginInline: { xs: -2, md: -3 } }}>
        <PriceText price={price} purpose={purpose} />
      </ContactBar>
    </Stack>
  );
}
