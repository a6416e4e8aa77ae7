import type { Language } from '@tablee/domain/language'
import type { CallReply } from '../call.ts'
import type { ProductInfo } from '../product-info.ts'
import type { EventShop, PublicShop } from '../shops/public-shop.ts'
import type { TournamentDocument } from '../tournaments/documents/tournament-document.ts'
import type { getLastAdvancedEvent } from '../tournaments/questions/get-last-advanced-event.ts'

/** The page element that holds its `PageContent` as JSON. */
export const PAGE_CONTENT_ID = 'page-content'

/** A page's content, embedded so that no request waits for a script. The same for everybody: nothing of session, device or registration. */
export type PageContent = {
  readonly product: ProductInfo
  readonly tournament?: TournamentDocument
  readonly eventShop?: EventShop
  readonly shop?: PublicShop
  readonly lastEvents?: CallReply<typeof getLastAdvancedEvent>['data']
}

/** Null for a page not rendered on the server. */
export type FindPageContent = (path: string) => Promise<PageContent | null>

export type PageView = {
  readonly path: string
  readonly language: Language
  readonly origin: string
  readonly content: PageContent
}

/** Renders a page's first view as HTML, with its title for the head; part of the built web app. */
export type RenderPage = (view: PageView) => Promise<string>

/** Whether the web app has a page at this path. */
export type KnowsPath = (path: string) => boolean

/**
 * Placeholder for the three digits in a new tournament's name, since rendered pages are the same for everybody: the page fills it before
 * painting, and the app keeps the number.
 */
export const NUMBER_TO_COME = '000'
/** In the root element's data. */
export const CHOSEN_NUMBER = 'tournamentNumber'
