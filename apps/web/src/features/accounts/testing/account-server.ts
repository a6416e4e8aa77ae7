import type { AccountMatters } from '@tablee/contract/accounts/account-matters'
import {
  type Answer,
  executed,
  type LocalServer,
  type ReceivedRequest,
  startLocalServer,
} from '../../../transport/testing/local-server.ts'

type Member = {
  password: string
  id: string
  name: string
  email: string
  prefs: object
  labels: string[]
  verified: boolean
}

const OK = 200
const MADE = 201

export function refused(status: number, type: string, more: object = {}): Answer {
  return { status, body: { message: `refus ${type}`, code: status, type, version: '1.6.1', ...more } }
}

const NOBODY = refused(401, 'general_unauthorized_scope')

/** An account server with one browser: implements section 5 of docs/wire.md as far as the screens need. */
export class AccountServer {
  readonly local: LocalServer
  readonly members: Member[] = []
  signedIn: Member | null = null
  /** Given by servers that prove an erasure. */
  proofs: { proof?: string } = {}
  otherSessions = ['tablet']
  /** Events the account organizes and is offered. */
  offers: { coming: object[]; received: object[] } = { coming: [], received: [] }
  /** Next answers to `METHOD /path`, with or without its query. */
  /** What is pending about the account. */
  matters: AccountMatters = { emailChange: null, confirmation: null, organizerRequest: null }
  readonly instead = new Map<string, Answer>()
  /** Mails about events to the only address. */
  mails: { off: string[]; isConfirmed: boolean; isRefused?: boolean } = { off: [], isConfirmed: false }

  /** Computed per request. */
  readonly inTurn = new Map<string, () => Answer>()

  private constructor(local: LocalServer) {
    this.local = local
    local.answerAccount(() => this.#answer({ method: 'GET', path: '/v1/account', headers: {}, body: undefined }))
    local.answer((request) => this.#answer(request))
  }

  static async start(): Promise<AccountServer> {
    return new AccountServer(await startLocalServer())
  }

  member(overrides: Partial<Member> = {}, isSignedIn = true): Member {
    const member: Member = {
      id: 'zoe1',
      name: 'Zoé',
      email: 'zoe@example.org',
      password: 'Correct-Cheval-77',
      prefs: { firstName: 'Zoé', lastName: 'Martin', location: 'Lyon' },
      labels: [],
      verified: true,
      ...overrides,
    }
    this.members.push(member)
    if (isSignedIn) this.signedIn = member
    return member
  }

  /** Request bodies of `METHOD /path`. */
  bodiesOf(method: string, path: string): unknown[] {
    return this.local.requests
      .filter((each) => each.method === method && each.path === `/v1${path}`)
      .map(({ body }) => body)
  }

  #answer({ method, path, body }: ReceivedRequest): Answer {
    const call = `${method} ${path.replace('/v1', '')}`
    const given = this.inTurn.get(call)?.() ?? this.instead.get(call) ?? this.instead.get(call.replace(/\?.*/, ''))
    if (given) return given
    const input = (body ?? {}) as Record<string, string>
    const member = this.signedIn
    switch (call) {
      case 'GET /account':
        return member ? { status: OK, body: documentOf(member) } : NOBODY
      case 'POST /account': {
        const { name = '', email = '', password = '' } = input
        if (this.members.some((each) => each.email === email)) {
          return refused(409, 'user_already_exists', { fields: { email: 'Un compte existe déjà.' } })
        }
        const made = this.member({ id: 'new1', name, email, password, prefs: {}, verified: false }, false)
        return { status: MADE, body: documentOf(made) }
      }
      case 'POST /account/sessions/email': {
        const known = this.members.find(({ email, password }) => email === input.email && password === input.password)
        if (!known) return refused(401, 'user_invalid_credentials')
        this.signedIn = known
        return { status: MADE, body: {} }
      }
      case 'PUT /account/verification':
        return input.secret === 'good' ? { status: OK, body: {} } : refused(401, 'user_invalid_token')
      case 'POST /account/recovery':
        return { status: MADE, body: {} }
      case 'PUT /account/recovery':
        return input.secret === 'good' ? { status: OK, body: {} } : refused(401, 'user_invalid_token')
      case 'POST /functions/report-message/executions':
        return JSON.parse(String(input.body)).token === 'good'
          ? executed(OK, { success: true, data: { event: 'Modern du samedi' } })
          : executed(401, { success: false, message: 'Faux.', reason: 'token_invalid' })
      case 'POST /functions/get-mail-choices/executions':
      case 'POST /functions/choose-mails/executions':
        return this.#answerMails(JSON.parse(String(input.body)))
      case 'POST /functions/confirm-email-change/executions':
        return String(input.body).includes('"good"')
          ? executed(OK, { success: true, data: { email: 'neuve@example.org' } })
          : executed(401, { success: false, message: 'Ce lien a déjà servi.', reason: 'token_invalid' })
      case 'POST /functions/check-recovery-link/executions':
        return String(input.body).includes('"good"')
          ? executed(OK, { success: true, data: { expiresAt: '2030-01-31T19:00:00.000+00:00' } })
          : executed(401, { success: false, message: 'Ce lien a déjà servi.', reason: 'token_invalid' })
      default:
        return member ? this.#answerMember(call, { member, input, body }) : NOBODY
    }
  }

  #answerMails({ token, off, isRefused = false }: { token?: string; off?: string[]; isRefused?: boolean }): Answer {
    if (token === undefined ? !this.signedIn : token !== 'good') {
      return executed(401, { success: false, message: 'Faux.', reason: 'token_invalid' })
    }
    if (off) this.mails = isRefused ? { ...this.mails, isRefused } : { off, isConfirmed: true }
    return executed(OK, { success: true, data: this.mails })
  }

  #answerMember(
    call: string,
    { member, input, body }: { member: Member; input: Record<string, string>; body: unknown },
  ): Answer {
    switch (call) {
      case 'DELETE /account/sessions/current':
        this.signedIn = null
        return { status: OK, body: {} }
      case 'GET /account/sessions':
        return { status: OK, body: { total: 1, sessions: ['here', ...this.otherSessions].map(sessionOf) } }
      case 'DELETE /account/sessions/tablet':
        this.otherSessions = []
        return { status: OK, body: {} }
      case 'PATCH /account/prefs':
        member.prefs = (body as { prefs: object }).prefs
        return { status: OK, body: documentOf(member) }
      case 'PATCH /account/name':
        member.name = input.name ?? ''
        return { status: OK, body: documentOf(member) }
      case 'POST /functions/get-account-matters/executions':
        return executed(OK, { success: true, data: this.matters })
      case 'POST /functions/request-organizer-access/executions': {
        const askedAt = '2030-01-31T18:00:00.000Z'
        const { text } = JSON.parse(String(input.body))
        this.matters = { ...this.matters, organizerRequest: { text, askedAt, refused: null } }
        return executed(OK, { success: true, data: { askedAt } })
      }
      case 'POST /functions/change-email/executions': {
        const { email, password } = JSON.parse(String(input.body))
        if (password !== member.password) {
          return executed(401, { success: false, message: 'Faux.', reason: 'password_wrong' })
        }
        this.matters = { ...this.matters, emailChange: { email, expiresAt: '2030-01-31T19:00:00.000Z', trouble: null } }
        return executed(OK, { success: true, data: this.matters.emailChange ?? {} })
      }
      case 'PATCH /account/password':
        if (input.oldPassword !== member.password) {
          return refused(401, 'user_invalid_credentials', { fields: { oldPassword: 'Mot de passe actuel incorrect.' } })
        }
        member.password = input.password ?? ''
        return { status: OK, body: documentOf(member) }
      case 'POST /account/verification':
        return { status: MADE, body: {} }
      case 'POST /functions/export-account/executions':
        return executed(OK, { success: true, data: { account: { email: member.email } } })
      case 'POST /functions/get-event-offers/executions':
        return executed(OK, { success: true, data: this.offers })
      case 'POST /functions/delete-account/executions':
        if (!String(input.body).includes(member.password)) {
          return executed(401, { success: false, message: 'Faux.', reason: 'password_wrong' })
        }
        this.signedIn = null
        return executed(OK, { success: true, data: { erasedAt: '2030-01-31T18:00:00.000Z', ...this.proofs } })
      default:
        return { status: 404, body: { message: `nothing at ${call}`, code: 404 } }
    }
  }
}

function documentOf({ id, name, email, prefs, labels, verified }: Member) {
  const moment = '2030-01-31T18:00:00.000+00:00'
  const moments = {
    $createdAt: moment,
    $updatedAt: moment,
    registration: moment,
    passwordUpdate: moment,
    accessedAt: moment,
  }
  const rest = { status: true, phone: '', phoneVerification: false, mfa: false, targets: [] }
  return { $id: id, name, email, prefs, labels, emailVerification: verified, ...moments, ...rest }
}

function sessionOf(id: string) {
  const current = id === 'here'
  const clientName = current ? 'Firefox' : 'Safari'
  return { $id: id, $createdAt: '2030-01-31T18:00:00.000+00:00', current, clientName, osName: 'Linux', deviceName: '' }
}
