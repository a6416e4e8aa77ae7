import type { ShopFacts } from '@tablee/contract/serving/link-preview'
import { LOGO_PATH } from '@tablee/contract/serving/shop-logos'
import { type Card, dataBlock, type HeadOf, HOME_PICTURE, tagsOf } from './page-head.ts'
import { pictureAddress } from './picture.ts'
import { pictureOfHome } from './picture-of.ts'
import { sentences } from './preview-text.ts'

const LOGO_PX = 512

/** The head of a shop's page: what chats and search engines show of a link to it. */
export function shopHead(facts: ShopFacts, { origin, language: lng }: Omit<HeadOf, 'path'>): string {
  const { slug, name, location, words, logo } = facts
  const title = location === null ? name : sentences.t('shopTitle', { lng, name, where: location })
  const hours = words?.replace(/\s*\n\s*/g, ', ')
  const picture = pictureOfHome(lng)
  const card: Card = {
    ...{ pageTitle: sentences.t('pageTitle', { lng, name }), title, canonical: `${origin}/lieu/${slug}` },
    description: [sentences.t('shop', { lng }), ...(hours ? [hours] : [])].join(' · '),
    image:
      logo === null
        ? { url: origin + pictureAddress(HOME_PICTURE, lng, picture), alt: picture.words }
        : { url: `${origin}${LOGO_PATH}${logo}.png`, alt: name, side: LOGO_PX },
  }
  return `${tagsOf(card, lng)}\n    ${dataBlock(organizationOf(facts, card, origin))}`
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
