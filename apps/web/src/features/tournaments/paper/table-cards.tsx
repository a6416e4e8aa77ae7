import { structureOf } from '@tablee/domain/tournaments/kinds/stage'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { QrCode } from '../../../ui/qr-code.tsx'
import type { TableCodes } from '../api/results/table-codes.ts'
import { useTableAddress } from '../one-phone/table-place.ts'
import { useTableLabel } from '../tournament-frame/table-label.tsx'
import { SheetFoot, Side } from './sheet-page.tsx'
import { pagesOf } from './sheets.ts'

/** Two across, 62 mm high: fits A4 and Letter, and lies next to the playing cards. */
export const CARDS_PER_PAGE = 8

type TableCardsProps = { readonly tournament: Tournament; readonly codes: TableCodes | null }

/** Two confirm together, more than half of a table of four do, and members of teams have phones of their own. */
function wordsOf(tournament: Tournament) {
  if (tournament.teamKind !== null) return 'pods.onePhone.teams'
  return structureOf(tournament) === 'pods' ? 'pods.onePhone.paperText' : 'atTable.paperText'
}

/** One per table: its number and QR code. */
export function TableCards({ tournament, codes }: TableCardsProps) {
  const { t } = useTranslation()
  const labelOf = useTableLabel()
  const addressOf = useTableAddress(tournament.code)
  return pagesOf(codes?.tables ?? [], CARDS_PER_PAGE).map((cards) => (
    <Side key={cards[0]?.table}>
      <div className="grid auto-rows-[62mm] grid-cols-2 scheme-light">
        {cards.map((place) => (
          <article
            key={place.table}
            className="grid grid-cols-[46mm_minmax(0,1fr)] items-center gap-[3mm] overflow-clip border border-dashed border-neutral-500 p-[3mm]"
          >
            <QrCode
              value={addressOf(place)}
              label={t('atTable.qr', { table: labelOf(place.table) })}
              isOnPaper
              className="w-[46mm]"
            />
            <div className="grid min-w-0 gap-[3mm]">
              <h2 className="leading-none">
                <span className="block text-[10pt] font-semibold">{t('paper.table')}</span>
                <span className={labelOf(place.table).length > 3 ? 'text-[24pt]' : 'text-[40pt]'}>
                  {labelOf(place.table)}
                </span>
              </h2>
              <p className="text-[10pt] leading-tight">{t(wordsOf(tournament))}</p>
              <bdi className="line-clamp-2 text-[8pt] leading-tight wrap-anywhere">{tournament.name}</bdi>
            </div>
          </article>
        ))}
      </div>
      <SheetFoot code={tournament.code} />
    </Side>
  ))
}
