"""The HTTP API described for other programs, made from the endpoints and their messages."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

import parlour
from parlour.server.messages.http import Problem
from parlour.server.routes.endpoint import Call, Endpoint
from parlour.server.schema import opened

JSON = "application/json"
REFUSALS = {
    "401": "Say your name first.",
    "403": "Not for you, or sent by a page of another site.",
    "404": "There is no such thing.",
    "408": "The body took too long to arrive.",
    "409": "The table does not allow it now.",
    "413": "The body is too large.",
    "414": "The address is too long.",
    "415": "The body is not JSON.",
    "422": "What was given is wrong.",
    "429": "Too often, or too much work.",
    "503": "Nothing can be stored just now.",
}


def describe_api(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """An OpenAPI document."""
    kinds = [kind for each in endpoints for kind in (each.accepts, each.returns) if kind is not None] + [Problem]
    shown, parts = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    schemas = dict(zip(map(str, kinds), shown, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for each in endpoints:
        paths.setdefault(each.path, {})[each.method.lower()] = operation(each, schemas)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Parlour", "version": parlour.__version__},
        "paths": paths,
        "components": {"schemas": opened(parts)},
    }


def operation(each: Endpoint, schemas: dict[str, Any]) -> dict[str, Any]:
    """One endpoint."""
    refusals = {
        status: {"description": words, "content": {JSON: {"schema": schemas[str(Problem)]}}}
        for status, words in {"400": "That is not JSON.", **REFUSALS}.items()
    }
    returns = {"type": "null"} if each.returns is None else schemas[str(each.returns)]
    told: dict[str, Any] = {
        "operationId": each.handler.__name__,
        "summary": each.words,
        "parameters": [*path_parameters(each.path), *query_parameters(each)],
        "responses": {"200": {"description": "Done.", "content": {JSON: {"schema": opened(returns)}}}, **refusals},
    }
    if each.accepts is not None:
        told["requestBody"] = {"required": True, "content": {JSON: {"schema": opened(schemas[str(each.accepts)])}}}
    return told


def path_parameters(path: str) -> list[dict[str, Any]]:
    """The parameters of a path."""
    return [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}}
        for name in re.findall(r"\{(\w+)\}", path)
    ]


def query_parameters(each: Endpoint) -> list[dict[str, Any]]:
    """The parameters of a query, all of them optional."""
    return [
        {"name": name, "in": "query", "schema": {"type": "string", **({"enum": values} if values else {})}}
        for name, values in each.query.items()
    ]


def endpoint_for(endpoints: Sequence[Endpoint]) -> Endpoint:
    """The endpoint that returns the description of the others."""

    @cache
    def document() -> dict[str, Any]:
        return describe_api(endpoints)

    async def show_api(call: Call) -> dict[str, Any]:
        """This description."""
        return document()

    return Endpoint("GET", "/api/openapi.json", show_api, dict[str, Any])
