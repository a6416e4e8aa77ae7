import { readTournamentCode } from '@tablee/domain/tournaments/tournament-code'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from '../../language/use-translation.ts'
import { useOwnOrigin } from '../../transport/own-origin.tsx'

type Described = {
  readonly canonical: string
  readonly description: string
  readonly image: string
}

/**
 * The server describes the page that was opened, for links and search engines. Once a link led to another page, the
 * head describes that one; what only the server can say, such as an event's data, is taken away with the page it was about.
 */
export function PageHead() {
  const router = useRouter()
  const origin = useOwnOrigin()
  const { t } = useTranslation()
  useEffect(() => {
    const describe = (pathname: string): Described => {
      const code = tournamentCodeIn(pathname)
      return code === null
        ? {
            canonical: origin + pathname,
            description: t('shell.description'),
            image: `${origin}/icons/tablee-512.png`,
          }
        : {
            canonical: `${origin}/tournament/${code}`,
            description: t('shell.tournamentDescription', { code }),
            image: `${origin}/v1/preview/${code}.png`,
          }
    }
    return router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
      const described = describe(toLocation.pathname)
      if (!fromLocation || canonicalOfHead() === described.canonical) return
      writeHead(described)
    })
  }, [router, origin, t])
  return null
}

/** The player's table is a view of the tournament's own page; what only its organizer opens has an address of its own. */
function tournamentCodeIn(pathname: string): string | null {
  const [, typed] = /^\/tournament\/([^/]+)(?:\/player)?\/?$/.exec(pathname) ?? []
  return typed === undefined ? null : readTournamentCode(typed)
}

function canonicalOfHead(): string | null {
  return document.head.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? null
}

const OF_THE_PAGE_BEFORE = [
  'meta[name=robots]',
  'meta[property^="og:image:"]',
  'meta[name="twitter:image:alt"]',
  'script[type="application/ld+json"]',
]

function writeHead({ canonical, description, image }: Described): void {
  for (const old of document.head.querySelectorAll(OF_THE_PAGE_BEFORE.join(','))) old.remove()
  tag('link', ['rel', 'canonical']).setAttribute('href', canonical)
  const { title } = document
  const names = { description, 'twitter:title': title, 'twitter:description': description, 'twitter:image': image }
  const properties = { 'og:title': title, 'og:description': description, 'og:url': canonical, 'og:image': image }
  for (const [name, text] of Object.entries(names)) tag('meta', ['name', name]).setAttribute('content', text)
  for (const [name, text] of Object.entries(properties)) tag('meta', ['property', name]).setAttribute('content', text)
}

/** The one element of the head with this attribute. */
function tag(element: 'link' | 'meta', [attribute, value]: readonly [attribute: string, value: string]): Element {
  const known = document.head.querySelector(`${element}[${attribute}="${value}"]`)
  if (known) return known
  const made = document.createElement(element)
  made.setAttribute(attribute, value)
  document.head.append(made)
  return made
}
