import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';

/**
 * Checks what came by its schema. Addresses and headers are text, so what does not match there as it is may be meant
 * as a number or a boolean; bodies say what they are.
 */
export const compileValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const validator = Compile(schema);
  return (value: unknown) => {
    if (validator.Check(value)) return { value };
    const converted = httpPart === 'body' ? value : Value.Convert(schema, value);
    return validator.Check(converted) ? { value: converted } : { error: validator.Errors(converted) };
  };
};
