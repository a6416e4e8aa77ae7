import type { HandPairing } from '@tablee/domain/tournaments/hand-pairing'
import { isMeeting, seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import type { PlayerId } from '@tablee/domain/tournaments/tournament'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useTableLabel } from '../tournament-frame/table-label.tsx'

type PairingCardProps = {
  readonly pairing: HandPairing
  /** Null for a table that opens with the saving. */
  readonly table: number | null
  readonly onBreak: () => void
  readonly seat: (player: PlayerId, place: number) => ReactNode
}

/** One table of the round being set, with the players who sit there. */
export function PairingCard({ pairing, table, onBreak, seat }: PairingCardProps) {
  const { t } = useTranslation()
  const labelOf = useTableLabel()
  const tableName = table === null ? t('admin.pairing.newTable') : t('admin.pairing.table', { table: labelOf(table) })
  const title = isMeeting(pairing) ? tableName : t(`admin.pairing.${pairing.kind}`)
  const breakName = table === null ? t('admin.pairing.breakNew') : t('admin.pairing.break', { table: labelOf(table) })
  return (
    <li className="grid content-start gap-2 rounded-card border border-line bg-surface p-3">
      <div className="flex items-center justify-between">
        <h3 className="text-base tabular-nums">{title}</h3>
        <IconButton
          label={isMeeting(pairing) ? breakName : t('admin.pairing.unpair')}
          icon={<X aria-hidden="true" className="size-5" />}
          onClick={onBreak}
        />
      </div>
      <div className="grid gap-2 sm:grid-cols-2">{seatsOf(pairing).map(seat)}</div>
    </li>
  )
}
