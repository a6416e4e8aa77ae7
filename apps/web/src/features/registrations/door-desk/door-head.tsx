import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import type { DeskLetters } from '@tablee/domain/registrations/desk-letters'
import { feeAmount } from '@tablee/domain/registrations/fee-amount'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { useRootMark } from '../../../ui/use-root-mark.ts'
import { DeskChoice } from './desk-choice.tsx'
import type { DoorCounts } from './door-list.ts'

type DoorHeadProps = {
  readonly tournament: Tournament
  readonly rows: readonly RegistrationView[]
  readonly counts: DoorCounts
  readonly takesFee: boolean
  readonly letters: DeskLetters | null
  readonly onChoose: (letters: DeskLetters | null) => void
  readonly children: ReactNode
}

/** Stays in sight: arrivals and fees paid, this desk's letters, the field and the index. */
export function DoorHead({ tournament, rows, counts, takesFee, letters, onChoose, children }: DoorHeadProps) {
  const { t } = useTranslation()
  useRootMark('top-line')
  const { money } = useFormats()
  const { expected: count, present: done, paid } = counts
  const amount = feeAmount(tournament.registrationRules.fee)
  const settled = [
    t('checkIn.paidCount', { count: paid }),
    ...(amount ? [money(amount.hundredths * paid, amount.currency)] : []),
  ]
  return (
    <header
      data-top-line
      className="sticky top-0 z-20 -mx-4 grid grid-cols-[minmax(0,1fr)] gap-2 border-b border-line bg-paper px-4 py-2 sm:-mx-6 sm:px-6 flat:static large-text:static"
    >
      <div className="flex items-center gap-2 large-text:flex-wrap">
        <Link
          to="/tournament/$code/admin-advanced"
          params={{ code: tournament.code }}
          aria-label={t('checkIn.back')}
          title={t('checkIn.back')}
          className="-ms-2 grid size-11 shrink-0 place-items-center rounded-control text-ink hover:bg-sunken"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
        </Link>
        <div aria-live="polite" className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] tabular-nums">
          <h1 className="truncate text-base sm:text-lg">{t('checkIn.count', { done, count })}</h1>
          {takesFee ? <p className="text-sm text-muted leading-tight text-pretty">{settled.join(' · ')}</p> : null}
        </div>
        <DeskChoice rows={rows} letters={letters} onChoose={onChoose} />
      </div>
      {children}
    </header>
  )
}
