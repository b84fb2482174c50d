import type { Property, PropertyCardFields } from '@karachi-estates/contracts/properties';
import { Badge } from '@karachi-estates/design-system/Badge';
import { Breadcrumbs } from '@karachi-estates/design-system/Breadcrumbs';
import { ContactBar } from '@karachi-estates/design-system/ContactBar';
import { ContactCard } from '@karachi-estates/design-system/ContactCard';
import { DescriptionText } from '@karachi-estates/design-system/DescriptionText';
import { FactGrid } from '@karachi-estates/design-system/FactGrid';
import { FavouriteButton } from '@karachi-estates/design-system/FavouriteButton';
import { Icon } from '@karachi-estates/design-system/Icon';
import { PhotoMosaic } from '@karachi-estates/design-system/PhotoMosaic';
import { PriceText } from '@karachi-estates/design-system/PriceText';
import { SellerCard } from '@karachi-estates/design-system/SellerCard';
import { Skeleton } from '@karachi-estates/design-system/Skeleton';
import { formatPhone, telLink, whatsappLink } from '@karachi-estates/domain/accounts/phone';
import { propertyTypeLabel, purposeLabel } from '@karachi-estates/domain/properties/vocabulary';
import { KitLink } from '../../chrome/KitLink.tsx';
import { fill } from '../../content/fill.ts';
import { properties as words } from '../../content/properties.ts';
import { noteVisit } from '../../data/properties.ts';
import { useSiteSettings } from '../../data/settings.ts';
import { factsOf } from '../../properties/facts.tsx';
import { useFavourites } from '../../properties/useFavourites.ts';
import styles from './PropertyDetail.module.css';
import { SimilarProperties } from './SimilarProperties.tsx';

interface PropertyDetailProps {
  /** The whole property, or what the card of the page before handed over until the rest is there. */
  property: Property | PropertyCardFields;
  /** The page's own address. */
  path: string;
}

const { detail } = words;

/** Everything about one property. */
export function PropertyDetail({ property, path }: PropertyDetailProps) {
  const { data: settings } = useSiteSettings();
  const { favourites, change } = useFavourites();
  const whole = 'description' in property ? property : undefined;
  const { property_id: id, title, price, purpose, area, city, seller_name: sellerName } = property;
  const link = `${settings?.siteUrl ?? ''}${path}`;
  const phone = whole?.cell_no || whole?.seller_phone;
  const contact = {
    telHref: telLink(phone),
    whatsappHref: whatsappLink(phone, { message: fill(detail.contact.message, { title, link }), url: link }),
    onContact: (kind: 'whatsapp' | 'call') => noteVisit(id, kind),
  };
  const count = property.images.length;
  const photos = property.images.map((image, index) => ({
    ...image,
    alt: fill(detail.gallery.picture, { title, position: index + 1, count }),
  }));

  return (
    <article className={styles.detail}>
      <Breadcrumbs
        trail={[
          { label: detail.breadcrumb.home, href: '/' },
          { label: detail.breadcrumb.list, href: '/properties' },
          { label: title },
        ]}
        linkComponent={KitLink}
      />
      <PhotoMosaic photos={photos} title={title} />
      <div className={styles.columns}>
        <div className={styles.story}>
          <header className={styles.head}>
            <p className={styles.badges}>
              <Badge>{propertyTypeLabel(property.property_type)}</Badge>
              <Badge tone="secondary">{purposeLabel(purpose)}</Badge>
            </p>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.place}>
              <Icon name="pin" />
              {`${area}, ${city}`}
            </p>
            <PriceText price={price} purpose={purpose} size="page" />
            <div className={styles.save}>
              {change && (
                <FavouriteButton
                  appearance="text"
                  title={title}
                  isFavourite={favourites.has(id)}
                  onChange={(isFavourite) => change(property, isFavourite)}
                />
              )}
            </div>
          </header>
          <section aria-labelledby="facts" className={styles.part}>
            <h2 id="facts">{detail.facts.heading}</h2>
            <FactGrid facts={factsOf(property)} />
          </section>
          {whole?.description !== '' && (
            <section aria-labelledby="description" className={styles.part}>
              <h2 id="description">{detail.description}</h2>
              {whole ? (
                <DescriptionText text={whole.description} />
              ) : (
                <div role="status" aria-label={detail.loading}>
                  <Skeleton width="95%" />
                  <Skeleton width="88%" />
                  <Skeleton width="60%" />
                </div>
              )}
            </section>
          )}
          {whole && (
            <div className={styles.part}>
              <h2>{detail.contact.heading}</h2>
              <SellerCard
                name={sellerName}
                image={whole.seller_profile_image}
                phone={phone && formatPhone(phone)}
                telHref={contact.telHref}
                email={whole.email || whole.seller_email}
                address={whole.seller_address}
              />
              <p className={styles.note}>{detail.contact.note}</p>
            </div>
          )}
        </div>
        <aside className={styles.aside}>
          <ContactCard
            sellerName={sellerName}
            sellerImage={property.seller_profile_image}
            phone={phone && formatPhone(phone)}
            {...contact}
          >
            <PriceText price={price} purpose={purpose} />
          </ContactCard>
        </aside>
      </div>
      <SimilarProperties id={id} />
      <ContactBar {...contact}>
        <PriceText price={price} purpose={purpose} />
      </ContactBar>
    </article>
  );
}
