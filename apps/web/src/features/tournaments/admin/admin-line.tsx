import { isFinished, isRunning } from '@tablee/domain/tournaments/kinds/phase'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { QrCode as QrIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useRootMark } from '../../../ui/use-root-mark.ts'
import { useCaveLine, useIsApart } from '../cave/cave-context.ts'
import { CaveLineButton } from '../cave/cave-line-button.tsx'
import { CodesToShow } from '../codes/codes-to-show.tsx'
import { LiveIndicator } from '../tournament-frame/live-indicator.tsx'
import { LockMark } from '../tournament-frame/lock-mark.tsx'
import { ShareCode } from '../tournament-frame/share-code.tsx'
import { useProgressText } from '../tournament-frame/use-progress-text.ts'

const WORDS = {
  waiting: 'tournament.stats.waiting',
  round: 'admin.scores.roundName',
  roundOf: 'admin.scores.roundOf',
  finished: 'tournament.stats.finished',
  cancelled: 'tournament.stats.cancelled',
} as const

/** One word each for the narrowest phones, where only the name may be shortened. */
const SHORT_WORDS = {
  waiting: 'desk.state.waiting',
  round: 'desk.state.round',
  roundOf: 'desk.state.roundOf',
  finished: 'desk.state.finished',
  cancelled: 'desk.state.cancelled',
} as const

type AdminLineProps = {
  readonly tournament: Tournament
  /** On a desk they are in the line. */
  readonly tabs: ReactNode
  readonly clock: ReactNode
}

export function AdminLine({ tournament, tabs, clock }: AdminLineProps) {
  const { t } = useTranslation()
  const status = useProgressText(tournament, WORDS)
  const short = useProgressText(tournament, SHORT_WORDS, 'short')
  const [cave, isApart] = [useCaveLine(), useIsApart()]
  const [isSharing, setIsSharing] = useState(false)
  const { name, code, announcement } = tournament
  useRootMark('top-line')
  return (
    <header
      data-top-line
      className="sticky top-0 z-30 -mx-4 flex h-14 flat:h-11 shrink-0 items-center gap-2 border-b max-[24rem]:gap-1.5 max-[22rem]:gap-1 sm:gap-3 large-text:static large-text:h-auto large-text:min-h-14 large-text:flex-wrap large-text:py-1 border-line bg-paper px-4 sm:-mx-6 sm:px-6 lg:h-auto lg:flex-wrap lg:pt-1.5 desk:h-14 desk:flex-nowrap desk:pt-0"
    >
      <h1 title={name} className="min-w-0 truncate text-lg max-[24rem]:text-base">
        {name}
      </h1>
      {tournament.hasPassword ? <LockMark /> : null}
      <div className="contents lg:order-last lg:block lg:basis-full desk:order-none desk:ms-2 desk:shrink-0 desk:basis-auto desk:self-stretch">
        {tabs}
      </div>
      <span className="ms-auto shrink-0 font-semibold whitespace-nowrap tabular-nums max-[24rem]:text-sm">
        <span className="max-[24rem]:sr-only">{status}</span>
        <span aria-hidden="true" className="min-[24rem]:hidden">
          {short}
        </span>
      </span>
      {clock}
      {isApart ? null : <LiveIndicator isDotOnPhones isOver={isFinished(tournament)} />}
      {cave ? <CaveLineButton {...cave} /> : null}
      <Button
        variant="secondary"
        className="shrink-0 max-sm:px-2.5 max-[24rem]:px-2"
        icon={<QrIcon aria-hidden="true" className="size-5 max-sm:hidden" />}
        onClick={() => setIsSharing(true)}
      >
        <span className="font-display text-lg tracking-wide max-[24rem]:text-base">{code}</span>
        <span className="sr-only">{t('admin.showCode')}</span>
      </Button>
      <Dialog
        isOpen={isSharing}
        onClose={() => setIsSharing(false)}
        title={t(
          isRunning(tournament) ? 'codes.sheet' : announcement ? 'registrations.share.title' : 'tournament.share.title',
        )}
        closeLabel={t('tournament.close')}
      >
        <p className="text-center font-semibold wrap-anywhere">{name}</p>
        <CodesToShow tournament={tournament}>
          <ShareCode code={code} isEvent={announcement !== null} />
        </CodesToShow>
      </Dialog>
    </header>
  )
}
