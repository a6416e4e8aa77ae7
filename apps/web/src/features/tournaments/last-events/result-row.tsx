import type { PublicShop } from '@tablee/contract/shops/public-shop'
import { GAME_TYPES } from '@tablee/domain/tournaments/life/announcement'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { useFormatName } from '../format/use-format-name.ts'
import { GameMark } from '../game-mark/game-mark.tsx'

type ShownResult = Omit<PublicShop['results'][number], 'code'>

/** The row links to the ranking. */
export function ResultRow({ result }: { readonly result: PublicShop['results'][number] }) {
  return (
    <Link
      to="/tournament/$code"
      params={{ code: result.code }}
      className="flex min-h-14 items-center gap-3 px-4 py-2 text-ink no-underline hover:bg-sunken"
    >
      <ResultFace result={result} />
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
    </Link>
  )
}

/** Of another tool, so that no page tells more. */
export function PastResultRow({ result }: { readonly result: ShownResult }) {
  const { t } = useTranslation()
  return (
    <div className="flex min-h-14 items-center gap-3 px-4 py-2">
      <ResultFace result={result} mark={t('pastEvents.mark')} />
    </div>
  )
}

type ResultFaceProps = { readonly result: ShownResult; readonly mark?: string }

function ResultFace({ result, mark }: ResultFaceProps) {
  const { t } = useTranslation()
  const { date } = useFormats()
  const game = GAME_TYPES.find((each) => each === result.gameType)
  const format = useFormatName()(result)
  const facts = [
    result.tournamentDate === '' ? null : date(new Date(result.tournamentDate)),
    format,
    t('shops.public.players', { count: result.registeredPlayersCount }),
    mark,
  ]
  return (
    <>
      <GameMark game={game ?? 'other'} className="size-8 shrink-0" />
      <span className="grid min-w-0 flex-1">
        <span className="font-semibold wrap-anywhere">{result.name}</span>
        <span className="text-sm text-muted tabular-nums">{facts.filter(Boolean).join(' · ')}</span>
      </span>
    </>
  )
}
