import { LOGO_PATH } from '@tablee/contract/serving/shop-logos'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import type { ReactNode } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { CodeCards } from '../../../ui/code-cards.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import { ShopLogo } from '../../../ui/shop-logo.tsx'
import { useEventShop } from '../api/events/event-shop.ts'
import { useFormatName } from '../format/use-format-name.ts'
import { DifferencesSaid } from '../game-rules/rules-said.tsx'
import { useTournamentAddress } from '../tournament-frame/share-link.tsx'
import { Side } from './sheet-page.tsx'

/** For the shop's wall: what, when, where, and a QR code for registering. One page, A4 or Letter. */
export function Poster({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation()
  const { name, code, announcement } = tournament
  const address = useTournamentAddress(code)
  return (
    <Side>
      <div className="flex h-[255mm] scheme-light flex-col items-center justify-between gap-[6mm] text-center">
        <header className="grid w-full min-w-0 gap-[4mm]">
          {announcement ? <Played announcement={announcement} /> : null}
          <h2 className={`leading-[1.05] text-balance wrap-anywhere ${nameType(name)}`}>
            <bdi>{name}</bdi>
          </h2>
        </header>
        <Facts tournament={tournament} />
        <div className="grid w-full min-w-0 justify-items-center gap-[4mm]">
          <p className="text-[20pt] leading-tight font-bold">
            {t(announcement ? 'paper.posterRegister' : 'paper.posterJoin')}
          </p>
          <QrCode value={address} label={t('paper.posterQr', { code })} isOnPaper className="w-[95mm]" />
          <CodeCards code={code} />
          <p className="max-w-full text-[12pt] wrap-anywhere">{address.replace(/^https?:\/\//, '')}</p>
        </div>
      </div>
    </Side>
  )
}

function Played({ announcement }: { readonly announcement: NonNullable<Tournament['announcement']> }) {
  const { t } = useTranslation()
  const format = useFormatName()(announcement)
  return (
    <p className="text-[20pt] leading-tight font-semibold wrap-anywhere">
      {`${t(`tournament.gameTypes.${announcement.game}`)} - ${format}`}
    </p>
  )
}

function Facts({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { announcement, capacity, registrationRules } = tournament
  const { closesAt } = registrationRules
  const shop = useEventShop(tournament).data?.shop
  return (
    <div className="grid w-full min-w-0 gap-[3mm]">
      {announcement ? <Fact isLarge>{capitalised(formats.fullDateTime(new Date(announcement.startsAt)))}</Fact> : null}
      {announcement?.location ? <Fact isLarge>{announcement.location}</Fact> : null}
      {shop ? (
        <div className="flex min-w-0 items-center justify-center gap-[4mm] text-start text-balance">
          {shop.logo ? <ShopLogo src={`${LOGO_PATH}${shop.logo}.png`} alt="" className="size-[14mm]" /> : null}
          <Fact>{t('shops.event.byName', { name: shop.name })}</Fact>
        </div>
      ) : null}
      <DifferencesSaid tournament={tournament} className={FACT_LINE} />
      {capacity === null ? null : <Fact>{t('paper.posterSeats', { count: capacity })}</Fact>}
      {closesAt === null ? null : (
        <Fact>{t('paper.posterCloses', { date: formats.fullDateTime(new Date(closesAt)) })}</Fact>
      )}
    </div>
  )
}

const FACT_LINE = 'line-clamp-3 text-[16pt] leading-tight wrap-anywhere'

function Fact({ children, isLarge = false }: { readonly children: ReactNode; readonly isLarge?: boolean }) {
  return (
    <p className={`line-clamp-3 leading-tight wrap-anywhere ${isLarge ? 'text-[22pt] font-bold' : 'text-[16pt]'}`}>
      {children}
    </p>
  )
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const LONG_NAME = 24
const LONGEST_NAME = 60

/** The full name, larger the shorter it is. */
function nameType(name: string): string {
  if (name.length > LONGEST_NAME) return 'text-[28pt]'
  return name.length > LONG_NAME ? 'text-[40pt]' : 'text-[56pt]'
}
