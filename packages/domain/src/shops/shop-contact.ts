import { isHostName } from '../host-name.ts'
import { tidyName } from '../tournaments/players/player-name.ts'

const LONGEST_PHONE = 32
const FEWEST_DIGITS = 6
const LONGEST_SITE = 200

/** Digits and the usual signs between them; null otherwise. */
export function readPhone(typed: string): string | null {
  const phone = tidyName(typed)
  if (phone.length > LONGEST_PHONE || !/^\+?[0-9 ().\-/]+$/.test(phone)) return null
  return phone.replace(/\D/g, '').length >= FEWEST_DIGITS ? phone : null
}

/** Adds `https://` if no scheme was typed; null if nobody could open it. */
export function readSite(typed: string): string | null {
  const text = typed.trim()
  const written = /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/:]+:\d/.test(text) ? text : `https://${text}`
  if (written.length > LONGEST_SITE || /[\s\p{C}]/u.test(written)) return null
  const [, scheme = '', host = '', rest = ''] = /^(https?):\/\/([^/?#:@\\]+)((?:[/?#].*)?)$/i.exec(written) ?? []
  if (!isHostName(host.toLowerCase()) || /["<>\\^`{|}]/.test(rest)) return null
  return `${scheme.toLowerCase()}://${host.toLowerCase()}${rest === '/' ? '' : rest}`
}

const DISCORD = /^(?:https?:\/\/)?(?:www\.)?(?:discord\.gg|discord(?:app)?\.com\/invite)\/([A-Za-z0-9-]{2,64})\/?$/i

/** The address of a Discord invitation, however it was typed. */
export function readDiscord(typed: string): string | null {
  const [, code] = DISCORD.exec(typed.trim()) ?? []
  return code === undefined ? null : `https://discord.gg/${code}`
}

const INSTAGRAM =
  /^(?:(?:https?:\/\/)?(?:www\.)?instagram\.com\/|@)?([A-Za-z0-9_](?:[A-Za-z0-9._]{0,28}[A-Za-z0-9_])?)\/?(?:\?.*)?$/i

/** An Instagram account name, without @ and address. */
export function readInstagram(typed: string): string | null {
  const [, name] = INSTAGRAM.exec(typed.trim()) ?? []
  return name === undefined ? null : name.toLowerCase()
}
