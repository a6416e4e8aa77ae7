import { composeServer } from '../../compose.ts'
import { readConfig } from '../../config.ts'
import { HOOK_CERTIFICATE } from '../../hooks/testing/hook-certificate.ts'

/** The server as it is, but every webhook leads to a receiver on this machine, also one of Discord. */
const config = readConfig(process.env)
const receiver = Number(process.env.RECEIVER_PORT)
const { app } = await composeServer(config, {
  hookNetwork: {
    certificate: HOOK_CERTIFICATE,
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    portOf: () => receiver,
  },
})
await app.listen({ port: config.port, host: config.host })
process.stdout.write('Tablée http\n')
