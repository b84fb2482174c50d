import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Clean } from 'typebox/value';

/**
 * Makes the validator of one part of a request. What a valid body holds beside the fields of its contract is left out,
 * so that no handler can pass it on to the database; contracts with `additionalProperties` keep it.
 */
export const compileValidator: FastifySchemaCompiler<TSchema> = (route) => {
  const validate = TypeBoxValidatorCompiler(route);
  if (route.httpPart !== 'body') return validate;
  return (body) => {
    const verdict = validate(body);
    const isValid = typeof verdict === 'object' && 'value' in verdict;
    return isValid ? { value: Clean(route.schema, verdict.value) } : verdict;
  };
};
