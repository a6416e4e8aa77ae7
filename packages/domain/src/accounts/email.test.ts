import { expect, test } from 'vitest'
import { readEmail } from './email.ts'

test('AUTH-1 unusual but valid addresses are accepted, and kept in lower case', () => {
  const kept = {
    'Zoe@Exemple.FR': 'zoe@exemple.fr',
    ' zoe@exemple.fr ': 'zoe@exemple.fr',
    'zoe+tournois@exemple.fr': 'zoe+tournois@exemple.fr',
    'z.o.e@exemple.fr': 'z.o.e@exemple.fr',
    "o'neil_{x}=#$%&*!?^`|~-/@exemple.co.uk": "o'neil_{x}=#$%&*!?^`|~-/@exemple.co.uk",
    'a@b.photography': 'a@b.photography',
    'ana@bücher.example': 'ana@bücher.example',
    'ana@xn--bcher-kva.example': 'ana@xn--bcher-kva.example',
    'ana@例子.中国': 'ana@例子.中国',
    'ana@exemple.xn--p1ai': 'ana@exemple.xn--p1ai',
    'josé@exemple.fr': 'josé@exemple.fr',
    '1@2.fr': '1@2.fr',
  }
  for (const [typed, email] of Object.entries(kept)) expect([typed, readEmail(typed)]).toEqual([typed, email])
})

test('AUTH-1 the same letters typed in two ways are one address', () => {
  expect(readEmail('jose\u0301@exemple.fr')).toBe(readEmail('jos\u00e9@exemple.fr'))
})

test('AUTH-1 what mail cannot be sent to is refused', () => {
  const refused = [
    '',
    'zoe',
    '@exemple.fr',
    'zoe@',
    'zoe@exemple',
    'zoe@.fr',
    'zoe@exemple..fr',
    'zoe..x@exemple.fr',
    '.zoe@exemple.fr',
    'zoe.@exemple.fr',
    'zoe@exemple.f',
    'zoe@exemple.123',
    'zoe@-exemple.fr',
    'zoe@exemple-.fr',
    'zoe@exem ple.fr',
    'zo e@exemple.fr',
    'zoe@a@exemple.fr',
    'zoe@exemple.fr\r\nBcc: other@exemple.fr',
    'zoe,ana@exemple.fr',
    'Zoé <zoe@exemple.fr>',
    '"zoe"@exemple.fr',
    'zoe\u0000@exemple.fr',
    `${'x'.repeat(65)}@exemple.fr`,
    `x@${'y'.repeat(64)}.fr`,
    `x@${'y.'.repeat(130)}fr`,
  ]
  for (const typed of refused) expect([typed, readEmail(typed)]).toEqual([typed, null])
})
