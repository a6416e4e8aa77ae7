import type { PlayerFacts } from '@tablee/contract/serving/link-preview'
import { type HeadOf, HOME_PICTURE, tagsOf } from './page-head.ts'
import { pictureAddress } from './picture.ts'
import { pictureOfHome } from './picture-of.ts'
import { sentences } from './preview-text.ts'

/** What chats show of a link to somebody's results; search engines are told only where that is wished. */
export function playerHead(facts: PlayerFacts, { origin, language: lng }: Omit<HeadOf, 'path'>): string {
  const { slug, name, isIndexed } = facts
  const title = sentences.t('playerTitle', { lng, name })
  const picture = pictureOfHome(lng)
  const tags = tagsOf(
    {
      ...{ pageTitle: sentences.t('pageTitle', { lng, name: title }), title, canonical: `${origin}/parcours/${slug}` },
      description: sentences.t('player', { lng }),
      image: {
        url: origin + pictureAddress(HOME_PICTURE, lng, picture),
        alt: sentences.t('homeImage', { lng, words: picture.words }),
      },
    },
    lng,
  )
  return isIndexed ? tags : `${tags}\n    <meta name="robots" content="noindex">`
}
