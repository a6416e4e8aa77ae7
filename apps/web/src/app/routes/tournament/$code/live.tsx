import { createFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTabTitle } from '../../../../features/tournaments/tournament-frame/use-tab-title.ts'
import { Wall } from '../../../../features/tournaments/wall/wall.tsx'
import { WALL_LANGUAGES, type WallLanguage } from '../../../../features/tournaments/wall/wall-languages.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { useTellsFirstDrawing } from '../../../first-drawing.ts'
import { Crash } from '../../../layout/crash.tsx'
import { askForTournament } from '../../../tournament-loading.ts'

type WallSearch = { readonly lang?: WallLanguage }

export const Route = createFileRoute('/tournament/$code/live')({
  validateSearch: ({ lang }: Readonly<Record<string, unknown>>): WallSearch => {
    const known = WALL_LANGUAGES.find((language) => language === lang)
    return known ? { lang: known } : {}
  },
  loader: askForTournament,
  component: WallRoute,
  errorComponent: (failure) => (
    <>
      <Crash {...failure} />
      <ReloadSoon />
    </>
  ),
  staticData: { isBare: true },
})

function WallRoute() {
  useTellsFirstDrawing()
  const { t } = useTranslation()
  const { code } = Route.useParams()
  const title = useTabTitle(code, t('wall.title'))
  const { lang } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <>
      <title>{t('shell.pageTitle', { page: title })}</title>
      <Wall
        code={code}
        language={lang}
        onLanguage={(chosen) => void navigate({ search: { lang: chosen }, replace: true })}
      />
    </>
  )
}

const RELOAD_AFTER_MS = 15_000

/** Nobody is at a projector to reload it. */
function ReloadSoon() {
  useEffect(() => {
    const timer = setTimeout(() => window.location.reload(), RELOAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return null
}
