import type { ShopFacts } from '@tablee/contract/serving/link-preview'
import { LOGO_PATH } from '@tablee/contract/serving/shop-logos'
import { type Card, dataBlock, type HeadOf, oembedLink, SHOP_PICTURE, tagsOf } from './page-head.ts'
import { pictureAddress } from './picture.ts'
import { pictureOfShop } from './picture-of.ts'
import { sentences } from './preview-text.ts'

/** What chats and search engines show of a link to a shop. */
export function shopHead(facts: ShopFacts, { origin, language: lng }: Omit<HeadOf, 'path'>): string {
  const { slug, name, location, words } = facts
  const title = location === null ? name : sentences.t('shopTitle', { lng, name, where: location })
  const hours = words?.replace(/\s*\n\s*/g, ', ')
  const card: Card = {
    ...{ pageTitle: sentences.t('pageTitle', { lng, name }), title, canonical: `${origin}/lieu/${slug}` },
    description: [sentences.t('shop', { lng }), ...(hours ? [hours] : [])].join(' · '),
    image: {
      url: origin + pictureAddress(`${SHOP_PICTURE}${slug}`, lng, pictureOfShop(facts, lng)),
      alt: sentences.t('image', { lng, title }),
    },
  }
  const feed = `<link rel="alternate" type="application/atom+xml" href="${origin}/v1/shops/${slug}/events.atom">`
  return [tagsOf(card, lng), oembedLink(card, origin), feed, dataBlock(organizationOf(facts, card, origin))].join(
    '\n    ',
  )
}

/** https://schema.org/Organization */
function organizationOf({ name, location, phone, site, logo }: ShopFacts, { canonical }: Card, origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    ...{ name, url: canonical },
    ...(location === null ? {} : { address: location }),
    ...(phone === null ? {} : { telephone: phone }),
    ...(site === null ? {} : { sameAs: [site] }),
    ...(logo === null ? {} : { logo: `${origin}${LOGO_PATH}${logo}.png` }),
  }
}
