// Writes src/protocol/types.ts from the server's OpenAPI document. Its discriminators name no mapping
// and would replace the words of messages by names of schemas; the constants in the schemas serve as well.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';

const source = new URL('../server/protocol/openapi.json', import.meta.url);
const target = new URL('src/protocol/types.ts', import.meta.url);
const description = JSON.parse(readFileSync(source, 'utf8'), (key, value) => (key === 'discriminator' ? undefined : value));
mkdirSync(new URL('.', target), { recursive: true });
writeFileSync(target, astToString(await openapiTS(description)));
