import { LOGO_PATH } from '@tablee/contract/serving/shop-logos'
import { currentRound } from '@tablee/domain/tournaments/kinds/phase'
import { structureOf } from '@tablee/domain/tournaments/kinds/stage'
import { activePlayers } from '@tablee/domain/tournaments/rounds/round-progress'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useMemo } from 'react'
import { useLanguage } from '../../../language/language-provider.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { CodeCards } from '../../../ui/code-cards.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import { ShopLogo } from '../../../ui/shop-logo.tsx'
import { useEventShop } from '../api/events/event-shop.ts'
import { DifferencesSaid } from '../game-rules/rules-said.tsx'
import { useCutRoundName } from '../tournament-frame/round-name.ts'
import { useTournamentAddress } from '../tournament-frame/share-link.tsx'
import { useTableLabel } from '../tournament-frame/table-label.tsx'
import { PlayingTables } from './playing-tables.tsx'
import { type SeatByName, seatsByName } from './seats-by-name.ts'
import { WallFoot } from './wall-foot.tsx'
import type { WallLine } from './wall-line.tsx'
import { pageBeginnings } from './wall-pages.ts'
import { WallRows } from './wall-rows.tsx'
import type { WallScene } from './wall-scene.ts'

type SceneProps = { readonly tournament: Tournament }

export function Gathering({ tournament }: SceneProps) {
  const { t } = useTranslation()
  const address = useTournamentAddress(tournament.code)
  const players = activePlayers(tournament, 1).length
  const shop = useEventShop(tournament).data?.shop
  return (
    <>
      <div className="grid min-h-0 flex-1 content-center items-center gap-[calc(var(--unit)*4)] landscape:grid-cols-[minmax(0,1fr)_auto] max-sm:landscape:grid-cols-[minmax(0,1fr)]">
        <div className="grid min-w-0 justify-items-start gap-[calc(var(--unit)*2.2)] portrait:justify-items-center portrait:text-center">
          <h2 className="text-[length:calc(var(--unit)*3.4)] leading-tight">
            {t(tournament.announcement ? 'wall.event' : 'wall.join')}
          </h2>
          <CodeCards
            code={tournament.code}
            className="gap-[calc(var(--unit)*1)]! text-[length:min(calc(var(--unit)*5),9vw)]! [--card:min(calc(var(--unit)*7),13vw)]!"
          />
          <p className="text-[length:calc(var(--unit)*1.9)] leading-snug text-muted wrap-anywhere">
            {t('wall.joinHelp', { address: address.replace(/^https?:\/\//, '').replace(/\/tournament\/.*$/, '') })}
          </p>
          <p className="text-[length:calc(var(--unit)*2.6)] leading-tight font-semibold tabular-nums">
            {players === 0 ? t('wall.waiting') : t('wall.players', { count: players })}
          </p>
          <DifferencesSaid
            tournament={tournament}
            className="text-[length:calc(var(--unit)*1.9)] leading-snug text-muted wrap-anywhere"
          />
          {shop ? (
            <div className="flex min-w-0 items-center gap-[calc(var(--unit)*1.2)]">
              {shop.logo ? (
                <ShopLogo src={`${LOGO_PATH}${shop.logo}.png`} alt="" className="size-[calc(var(--unit)*5)]" />
              ) : null}
              <p className="min-w-0 text-[length:calc(var(--unit)*1.9)] leading-snug text-muted wrap-anywhere">
                {t('shops.event.byName', { name: shop.name })}
              </p>
            </div>
          ) : null}
        </div>
        <QrCode
          value={address}
          label={t('wall.qr', { code: tournament.code })}
          className="w-[calc(var(--unit)*30)] justify-self-center"
        />
      </div>
      <WallFoot />
    </>
  )
}

type PairingsProps = SceneProps & { readonly scene: Extract<WallScene, { readonly kind: 'pairings' }> }

export function PairingsByName({ tournament, scene }: PairingsProps) {
  const { t } = useTranslation()
  const { locale } = useLanguage()
  const labelOf = useTableLabel()
  const { round, playing } = scene
  const seats = useMemo(() => seatsByName(tournament, round, locale), [tournament, round, locale])
  // biome-ignore lint/correctness/useExhaustiveDependencies: labels follow from the tournament, and `t` from the language
  const lines = useMemo(() => seats.map((seat) => seatLine(seat, { t, labelOf })), [seats])
  return (
    <WallRows lines={lines} beginnings={(pages) => pageBeginnings(pages.map((rows) => rows.map(({ name }) => name)))}>
      <PlayingTables tables={playing} />
    </WallRows>
  )
}

type SeatWords = { readonly t: ReturnType<typeof useTranslation>['t']; readonly labelOf: (table: number) => string }

function seatLine(
  { player, name, table, letter, opponent, seat, isBye, isAwarded }: SeatByName,
  { t, labelOf }: SeatWords,
): WallLine {
  return {
    key: player,
    lead: null,
    leadWidth: 0,
    name,
    isStrong: true,
    end:
      table === null
        ? { kind: 'note', text: t(isAwarded ? 'byes.shown' : isBye ? 'wall.bye' : 'wall.loss') }
        : { kind: 'table', text: `${labelOf(table)}${letter}` },
    other: opponent === null ? (seat === null ? null : t('pods.seat', { seat })) : t('wall.versus', { name: opponent }),
    mark: null,
  }
}

export function useSceneTitle(tournament: Tournament, scene: WallScene): string | null {
  const { t } = useTranslation()
  const cutRound = useCutRoundName(tournament)(currentRound(tournament))
  switch (scene.kind) {
    case 'gathering':
      return null
    case 'draft':
      return t(scene.stage.timer === undefined ? 'draft.wall' : 'draft.title')
    case 'pairings':
      return t('wall.pairings')
    case 'standings':
      return cutRound === null
        ? t('wall.standings', { round: currentRound(tournament) })
        : t('cut.standingsAfter', { name: cutRound })
    case 'bracket':
      return t(`structure.bracketTitle.${structureOf(tournament)}`)
    case 'pod-bracket':
      return t('structure.bracketTitle.pods')
    case 'podium':
      return t('wall.podium')
    case 'cancelled':
      return t('wall.cancelled')
    default:
      return scene satisfies never
  }
}
