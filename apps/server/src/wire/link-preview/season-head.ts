import type { SeasonFacts } from '@tablee/contract/serving/link-preview'
import { type HeadOf, HOME_PICTURE, tagsOf } from './page-head.ts'
import { pictureAddress } from './picture.ts'
import { pictureOfHome } from './picture-of.ts'
import { sentences } from './preview-text.ts'

/** What chats and search engines show of a link to a season. */
export function seasonHead(facts: SeasonFacts, { origin, language: lng }: Omit<HeadOf, 'path'>): string {
  const { slug, name, shop, location, events } = facts
  const title = sentences.t('seasonTitle', { lng, name, shop })
  const picture = pictureOfHome(lng)
  const counted = sentences.t('season', { lng, count: events })
  const tags = tagsOf(
    {
      ...{ pageTitle: sentences.t('pageTitle', { lng, name: title }), title, canonical: `${origin}/saison/${slug}` },
      description: location === null ? counted : `${counted} · ${location}`,
      image: {
        url: origin + pictureAddress(HOME_PICTURE, lng, picture),
        alt: sentences.t('homeImage', { lng, words: picture.words }),
      },
    },
    lng,
  )
  const feed = `<link rel="alternate" type="application/atom+xml" href="${origin}/v1/seasons/${slug}/events.atom">`
  return `${tags}\n    ${feed}`
}
