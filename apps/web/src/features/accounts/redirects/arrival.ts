import { ownPath } from './own-path.ts'

/** Where a person came from and wants to go after signing in. */
export type Arrival = {
  readonly redirect?: string
  readonly fromUrl?: string
  readonly returnTo?: string
  /** A half-filled form of the home page, as JSON. */
  readonly formData?: string
}

/** An advanced tournament with nothing filled in. */
export const EMPTY_ADVANCED_FORM = '{"type":"advance"}'

const FROM_URLS = ['my-events', 'my-organized-events', 'profile']
const CREATION_PATH = '/create-tournament'
/** Descriptions have up to 5000 characters, and JSON doubles line breaks and quotes. */
const LONGEST_FORM = 12_288

/** Reads only what is usable. */
export function readArrival(search: Readonly<Record<string, unknown>>): Arrival {
  const { redirect, fromUrl, returnTo } = search
  return {
    ...(typeof redirect === 'string' && ownPath(redirect) ? { redirect } : {}),
    ...(typeof fromUrl === 'string' && FROM_URLS.includes(fromUrl) ? { fromUrl } : {}),
    ...(returnTo === CREATION_PATH ? { returnTo } : {}),
    ...readFormData(search),
  }
}

export function readFormData({ formData }: Readonly<Record<string, unknown>>): Pick<Arrival, 'formData'> {
  return typeof formData === 'string' && formData !== '' && formData.length <= LONGEST_FORM ? { formData } : {}
}

export function landingOf({ redirect, fromUrl, returnTo, formData }: Arrival): string {
  const form = formData === undefined ? '' : `?${new URLSearchParams({ formData }).toString()}`
  const asked = ownPath(redirect)
  if (asked) return asked
  if (returnTo === CREATION_PATH) return CREATION_PATH + form
  if (fromUrl !== undefined && FROM_URLS.includes(fromUrl)) return `/${fromUrl}`
  return `/${form}`
}
