import type { Language } from '@tablee/domain/language'
import type { CallReply } from '../call.ts'
import type { ProductInfo } from '../product-info.ts'
import type { EventShop, PublicShop } from '../shops/public-shop.ts'
import type { TournamentDocument } from '../tournaments/documents/tournament-document.ts'
import type { getLastAdvancedEvent } from '../tournaments/questions/get-last-advanced-event.ts'

/** The element of a page that holds its `PageContent` as JSON. */
export const PAGE_CONTENT_ID = 'page-content'

/**
 * What a page shows to whoever opens its address, written into the page so that no request has to wait for a script. The same
 * for everybody: nothing of a session, of a device or of a registration.
 */
export type PageContent = {
  readonly product: ProductInfo
  readonly tournament?: TournamentDocument
  /** Who organizes the event, as everybody may know it. */
  readonly eventShop?: EventShop
  readonly shop?: PublicShop
  readonly lastEvents?: CallReply<typeof getLastAdvancedEvent>['data']
}

/** Null for a page that is not written on the server. */
export type FindPageContent = (path: string) => Promise<PageContent | null>

export type PageView = {
  readonly path: string
  readonly language: Language
  /** Where people reach the server, without a slash at the end. */
  readonly origin: string
  readonly content: PageContent
}

/** Writes what a page shows first as HTML, and its title, which belongs into the head; the built web app holds it. */
export type RenderPage = (view: PageView) => Promise<string>

/** Whether the web app has a page at this path. */
export type KnowsPath = (path: string) => boolean

/**
 * Stands in a written page for the three digits of a new tournament's name, since a written page is the same for
 * everybody: the page itself puts a number of its own there before it is painted, and the app goes on with it.
 */
export const NUMBER_TO_COME = '000'
/** Where the page keeps the number that it chose: in the data of its root element. */
export const CHOSEN_NUMBER = 'tournamentNumber'
