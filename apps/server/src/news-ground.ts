import type { Config } from './config.ts'
import { keepEventNews } from './features/accounts/event-news.ts'
import { tellFollowers } from './features/accounts/series-letters.ts'
import type { NewsGround } from './features/registrations/registration-news.ts'
import type { TournamentGround } from './features/tournaments/tournament-ground.ts'
import type { Keys } from './ports/keys.ts'

export type News = NewsGround & Pick<TournamentGround, 'tellFollowers'>

type Mailing = Pick<TournamentGround, 'now' | 'chance'> & {
  readonly config: Config
  readonly letterWaits: () => void
  readonly keys: Keys
}

/** Mails people about their registrations and the dates they follow; silent where no mail is sent. */
export function newsGround({ config, now, chance, letterWaits, keys: signatures }: Mailing): News {
  const isSilent = config.mail.kind === 'none'
  const pageOf = (path: string) => new URL(path, config.publicUrl).href
  return {
    keepNews: isSilent ? async () => [] : keepEventNews({ now, chance, letterWaits, signatures }),
    tellFollowers: isSilent ? async () => {} : tellFollowers({ now, chance, letterWaits, pageOf }),
    pageOf,
  }
}
