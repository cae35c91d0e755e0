/** Validates values against a named schema of the OpenAPI description. */
import {Ajv2020} from 'ajv/dist/2020.js';
import type {Api} from '../../plugins/openapi/types.ts';

export type Validate = (schema: string, value: unknown) => void;

export function validator(api: Api): Validate {
  // OpenAPI adds keywords to JSON Schema (discriminator, example).
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    validateFormats: false,
  });
  ajv.addSchema(api, 'api');
  return (schema, value) => {
    const validate = ajv.getSchema(`api#/components/schemas/${schema}`);
    if (!validate) {
      throw new Error(`unknown schema "${schema}"`);
    }
    if (!validate(value)) {
      throw new Error(`not a ${schema}: ${ajv.errorsText(validate.errors)}`);
    }
  };
}
