import { Link } from '@tanstack/react-router'
import { MonitorPlay, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { useBringWhole } from '../api/season.ts'
import type { Season } from '../season-view.ts'

type SeasonToolsProps = { readonly season: Season; readonly picture: ReactNode }

/** The table on paper, on a wall, as a picture and as a file. */
export function SeasonTools({ season: { season }, picture }: SeasonToolsProps) {
  const { t } = useTranslation()
  const { slug } = season
  const print = usePrint(slug)
  const file = 'inline-flex min-h-11 items-center underline'
  return (
    <section aria-label={t('seasons.tools.label')} className="grid gap-2 print:hidden">
      <div className="flex flex-wrap gap-2">
        {picture}
        <Link to="/saison/$slug/live" params={{ slug }} className={buttonClass({ variant: 'secondary' })}>
          <MonitorPlay aria-hidden="true" className="size-5" />
          {t('seasons.tools.wall')}
        </Link>
        <Button
          variant="secondary"
          icon={<Printer aria-hidden="true" className="size-5" />}
          onClick={() => void print()}
        >
          {t('seasons.tools.print')}
        </Button>
      </div>
      <p className="flex flex-wrap gap-x-4 text-sm">
        <a href={`/v1/seasons/${slug}/table.csv`} className={file} download>
          {t('seasons.tools.csv')}
        </a>
        <a href={`/v1/seasons/${slug}/table.json`} className={file}>
          {t('seasons.tools.json')}
        </a>
      </p>
    </section>
  )
}

/** On paper stands the whole table: it is brought first. */
function usePrint(slug: string): () => Promise<void> {
  const bringWhole = useBringWhole(slug)
  return async () => {
    await bringWhole()
    requestAnimationFrame(() => window.print())
  }
}
