import { isRunning } from '@tablee/domain/tournaments/kinds/phase'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { Link } from '@tanstack/react-router'
import { ChevronRight, Eye, Printer, Projector, ScanQrCode, ScrollText, WifiOff } from 'lucide-react'
import { type ReactElement, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { later } from '../../../ui/later.tsx'
import type { CaveGuideProps } from '../cave/cave-guide.tsx'

const guide = later<CaveGuideProps>(async () => (await import('../cave/cave-guide.tsx')).CaveGuide)

const ICON = { 'aria-hidden': true, className: 'size-5 shrink-0 text-muted' } as const
const TILE =
  'flex h-full min-h-14 items-center gap-2 rounded-control border border-control bg-surface px-3 py-2 ' +
  'font-semibold text-ink no-underline hover:bg-sunken max-[22rem]:gap-1 max-[22rem]:px-2 max-[22rem]:text-sm'

export function MoreLinks({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation()
  const params = { code: tournament.code }
  return (
    <ul className="grid grid-cols-2 gap-2 large-text:grid-cols-1">
      <li>
        <Link to="/tournament/$code/live" params={params} target="_blank" title={t('wall.openHelp')} className={TILE}>
          <Tile icon={<Projector {...ICON} />} text={t('wall.open')} />
        </Link>
      </li>
      <li>
        <Link
          to="/tournament/$code/print"
          params={params}
          search={isRunning(tournament) ? { sheet: 'byName', now: 1 } : {}}
          className={TILE}
        >
          <Tile icon={<Printer {...ICON} />} text={t(isRunning(tournament) ? 'paper.openTables' : 'paper.open')} />
        </Link>
      </li>
      <li>
        <Link to="/tournament/$code/journal" params={params} className={TILE}>
          <Tile icon={<ScrollText {...ICON} />} text={t('journal.open')} />
        </Link>
      </li>
      {isRunning(tournament) ? (
        <li>
          {/* No link of the app: a page is allowed the camera when it is loaded, and this one is not. */}
          <a href={`/tournament/${tournament.code}/scan`} className={TILE}>
            <Tile icon={<ScanQrCode {...ICON} />} text={t('codes.result.scan')} />
          </a>
        </li>
      ) : null}
      <li>
        <Link to="/tournament/$code" params={params} className={TILE}>
          <Tile icon={<Eye {...ICON} />} text={t('tournament.toTournament')} />
        </Link>
      </li>
      <WithoutNetwork />
    </ul>
  )
}

/** Before there is none: afterwards it is too late to get ready. */
function WithoutNetwork() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const open = () => {
    setWanted(true)
    setOpen(true)
  }
  return (
    <li>
      <button type="button" onClick={open} className={`${TILE} w-full text-start`}>
        <Tile icon={<WifiOff {...ICON} />} text={t('caveGuide.open')} />
      </button>
      {isWanted ? <guide.Component isOpen={isOpen} onClose={() => setOpen(false)} /> : null}
    </li>
  )
}

function Tile({ icon, text }: { readonly icon: ReactElement; readonly text: string }) {
  return (
    <>
      {icon}
      <span className="min-w-0 flex-1 leading-tight">{text}</span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted max-[22rem]:hidden" />
    </>
  )
}
