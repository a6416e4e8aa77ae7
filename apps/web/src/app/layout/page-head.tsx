import { readTournamentCode } from '@tablee/domain/tournaments/life/tournament-code'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../language/use-translation.ts'
import { useOwnOrigin } from '../../transport/own-origin.tsx'

type Described = {
  readonly title: string
  readonly canonical: string
  readonly description: string
  readonly image: string
}

const OF_ONE_PAGE = [
  'link[rel=canonical]',
  'link[rel=alternate]',
  'script[type="application/ld+json"]',
  ...['description', 'robots', 'twitter:title', 'twitter:description', 'twitter:image', 'twitter:image:alt'].map(
    (name) => `meta[name="${name}"]`,
  ),
  ...['title', 'description', 'url', 'image'].map((name) => `meta[property^="og:${name}"]`),
].join(',')

/**
 * The server describes the opened page. After navigation the head describes the new page, and what only the server can say, such as event
 * data, is removed.
 */
export function PageHead() {
  const router = useRouter()
  const origin = useOwnOrigin()
  const { t } = useTranslation()
  const [described, setDescribed] = useState<Described | null>(null)
  const written = useRef<readonly Element[]>(null)
  useEffect(() => {
    written.current ??= [...document.head.querySelectorAll(OF_ONE_PAGE)]
    const describe = (pathname: string): Omit<Described, 'title'> => {
      const code = tournamentCodeIn(pathname)
      return code === null
        ? {
            canonical: origin + pathname,
            description: t('shell.description'),
            image: `${origin}/v1/preview/home.png`,
          }
        : {
            canonical: `${origin}/tournament/${code}`,
            description: t('shell.tournamentDescription', { code }),
            image: `${origin}/v1/preview/${code}.png`,
          }
    }
    return router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
      const next = describe(toLocation.pathname)
      if (!fromLocation || canonicalOfHead() === next.canonical) return
      for (const old of written.current ?? []) old.remove()
      setDescribed({ ...next, title: document.title })
    })
  }, [router, origin, t])
  return described && <DescribedHead {...described} />
}

function DescribedHead({ title, canonical, description, image }: Described) {
  return (
    <>
      <link rel="canonical" href={canonical} />
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={image} />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
    </>
  )
}

/** A player's table is a view of the tournament's page. */
function tournamentCodeIn(pathname: string): string | null {
  const [, typed] = /^\/tournament\/([^/]+)(?:\/player)?\/?$/.exec(pathname) ?? []
  return typed === undefined ? null : readTournamentCode(typed)
}

function canonicalOfHead(): string | null {
  return document.head.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? null
}
